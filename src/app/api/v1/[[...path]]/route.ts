import { absent } from '@/integrator-api/absent'

export const GET = absent
export const POST = absent
export const PUT = absent
export const PATCH = absent
export const DELETE = absent
