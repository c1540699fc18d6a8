import { methods } from '@/app/api/v1/methods'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({})
