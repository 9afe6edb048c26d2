export type Page = { page: number; pageSize: number };

/** No service pages through more than its first results. */
export const resultWindow = 10_000;

export function isBeyondWindow({ page, pageSize }: Page): boolean {
  return page * pageSize > resultWindow;
}
