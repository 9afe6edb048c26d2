/**
 * Binaries for platforms that not every registry carries. The lock file has their versions without
 * a hash of their contents; nothing else may lack one.
 */
export const withoutIntegrity: ReadonlySet<string> = new Set([
  ...named(
    '@biomejs/cli-',
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl',
    'win32-arm64 win32-x64',
  ),
  ...named(
    '@oxc-parser/binding-',
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64',
    'linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl linux-ppc64-gnu',
    'linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl',
    'openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  ),
  ...named(
    '@rollup/rollup-',
    'android-arm-eabi android-arm64 android-x64 darwin-arm64 darwin-x64 freebsd-arm64',
    'freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl',
    'linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-ppc64-musl',
    'linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl openbsd-x64',
    'openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-gnu win32-x64-msvc',
  ),
  ...named(
    '@swc/core-',
    'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-arm64-musl linux-ppc64-gnu',
    'linux-s390x-gnu linux-x64-musl win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  ),
  ...named(
    '@swc/html-',
    'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-arm64-gnu linux-arm64-musl',
    'linux-ppc64-gnu linux-s390x-gnu linux-x64-musl win32-arm64-msvc win32-ia32-msvc',
    'win32-x64-msvc',
  ),
]);

function named(prefix: string, ...platforms: string[]): string[] {
  return platforms.flatMap((line) => line.split(' ')).map((platform) => prefix + platform);
}
