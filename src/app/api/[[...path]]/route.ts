import { absent } from '@/integrator-api/absent'

/** Calls that are not there; without this, Next answers with a page, and reads a form that is posted to it. */
export const GET = absent
export const POST = absent
export const PUT = absent
export const PATCH = absent
export const DELETE = absent
