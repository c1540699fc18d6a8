import { methods } from '@/app/api/methods'

/** Unknown API addresses. Without this, Next would respond with a page and read a posted form. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({})
