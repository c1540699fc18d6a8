import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { ownWordsSchema } from './ownWords'

export const savedConfigSchema = tenantConfigSchema.extend({ words: ownWordsSchema.optional() })
