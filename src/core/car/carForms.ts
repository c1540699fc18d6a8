/** The forms of a car's page with addresses of their own (`?form=`), so that they open without scripts. */
const WITH_ADDRESS = ['test-drive', 'photos', 'offer'] as const
type WithAddress = (typeof WITH_ADDRESS)[number]

export type CarForm = 'enquiry' | 'similar' | WithAddress

export const isFormOfAddress = (name: string | undefined): name is WithAddress =>
  WITH_ADDRESS.some((form) => form === name)
