/** Where the APIs answer unless API_URL names another place. Each download has its own. */
export const apiAddress = 'http://localhost:3000/sandbox';
