import path from 'node:path'

/** The dealers' folders, which these programs write into. */
export const TENANTS = path.resolve(import.meta.dirname, '../../tenants')
