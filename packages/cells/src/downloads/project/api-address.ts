/** Where each API is. Each download has its own. */
export const apiHosts = { objects: 'http://localhost:3000/sandbox' };

/** Which of these addresses API_URL replaces. */
export const apiAddress: string | undefined = 'http://localhost:3000/sandbox';
