/** What works and images answer when they cannot do what was asked. */
export class CatalogueError extends Error {
  readonly status: 400 | 404 | 405 | 410;

  constructor(status: CatalogueError['status'], description: string) {
    super(description);
    this.status = status;
  }
}
