import { methods } from '@/app/api/methods'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({})
