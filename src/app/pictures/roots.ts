import path from 'node:path'
import { env } from '@/env'
import type { Roots } from './source'

export const roots = (): Roots => ({ tenants: path.resolve('tenants'), media: path.resolve(env.dataDir, 'media') })
export const pictureCache = (): string => path.resolve(env.dataDir, 'pictures')
