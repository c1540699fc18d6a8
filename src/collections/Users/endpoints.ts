import type { Endpoint } from 'payload'

/** Payload lets anybody make the first account of an empty database; here the first account is made at start. */
export const noFirstRegister: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
}
