import type { Endpoint } from 'payload'

/** Payload lets anyone create the first account of an empty database; ours is created at start. */
export const noFirstRegister: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
}
