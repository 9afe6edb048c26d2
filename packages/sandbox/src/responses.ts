/** A JSON text as an answer. */
export function jsonResponse(status: number, text: string, type: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': type } });
}

export function textAnswer(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** What Express says when it knows no such page. */
export function expressNotFound(method: string, path: string): Response {
  const said = `Cannot ${method} ${path}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const page = `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>${said}</pre>\n</body>\n</html>\n`;
  return new Response(page, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

export function serverError(): Response {
  const body = {
    errorType: 'http',
    httpStatus: 500,
    label: 'Internal Server Error',
    type: 'Error',
  };
  return jsonResponse(500, JSON.stringify(body), 'application/json');
}
