/** The longest address accepted, in characters. Servers and proxies commonly allow as much. */
export const longestAddress = 8192;

export const addressTooLong = `This address is too long: at most ${longestAddress} characters are accepted.`;
