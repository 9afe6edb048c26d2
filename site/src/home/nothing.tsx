/** Replaces a part of the home page that the portal does not have. */
export default function Nothing(): null {
  return null;
}
