import type { Referred } from '@/fields/reference'

const REFERRED: readonly Referred[] = ['dealerships', 'locations']
export const isReferred = (slug: string): slug is Referred => REFERRED.some((one) => one === slug)
