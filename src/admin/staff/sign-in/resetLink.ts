import type { Payload } from 'payload'

/** False once it was used, replaced by a newer one, or is too old. */
export async function isResetLinkOpen(payload: Payload, token: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: {
      and: [
        { resetPasswordToken: { equals: token } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    overrideAccess: true,
  })
  return totalDocs > 0
}
