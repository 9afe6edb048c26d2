/** Replaces tslib, of which only this is used. */
export function __importDefault(module: { __esModule?: boolean }): object {
  return module?.__esModule ? module : { default: module };
}
