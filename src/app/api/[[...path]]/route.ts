import { methods } from '@/app/api/methods'

/** Calls that are not there; without this, Next answers with a page, and reads a form that is posted to it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({})
