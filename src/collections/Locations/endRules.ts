import type { CollectionBeforeDeleteHook } from 'payload'

/** A rule without a place fits every lead, so a rule that loses its only place is switched off. */
export const endRules: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'lead-rules',
    where: { places: { in: [id] } },
    depth: 0,
    limit: 500,
    pagination: false,
    overrideAccess: true,
    req,
  })
  for (const rule of docs) {
    const places = rule.places?.filter((place) => place !== id) ?? []
    await req.payload.update({
      collection: 'lead-rules',
      id: rule.id,
      data: { places, ...(places.length ? {} : { enabled: false }) },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
}
