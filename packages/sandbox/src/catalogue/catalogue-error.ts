const labels = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
  500: 'Internal Server Error',
} as const;

export type CatalogueStatus = keyof typeof labels;

/** What works and images answer when they cannot do what was asked. 500 has no description. */
export class CatalogueError extends Error {
  readonly status: CatalogueStatus;

  constructor(status: CatalogueStatus, description?: string) {
    super(description ?? labels[status]);
    this.status = status;
  }

  get body(): Record<string, string | number> {
    return {
      errorType: 'http',
      httpStatus: this.status,
      label: labels[this.status],
      ...(this.status === 500 ? {} : { description: this.message }),
      type: 'Error',
    };
  }
}
