// @ts-check
// Runs before anything else and on any Node, so it is written in the oldest JavaScript.
var found = process.versions.node.split('.').map(Number);
var major = found[0] || 0;
var minor = found[1] || 0;
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    'This project needs Node 20.19, 22.12 or newer; this is Node %s.',
    process.versions.node,
  );
  process.exit(1);
}
