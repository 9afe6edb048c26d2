/** The `_headers` file that static hosts read, so that they answer as this server does. */
export function headersFile(security: Record<string, string>, immutableCaching: string): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${immutableCaching}`, ''].join('\n');
}
