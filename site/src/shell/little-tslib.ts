/** Stands in for tslib where only this of it is asked for. */
export function __importDefault(module: { __esModule?: boolean }): object {
  return module?.__esModule ? module : { default: module };
}
