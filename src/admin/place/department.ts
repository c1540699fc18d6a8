import type { Department } from '@/core/place/views'

const DEPARTMENTS: readonly Department[] = ['sales', 'service', 'parts']

export const departmentOf = (value: unknown): Department =>
  DEPARTMENTS.find((department) => department === value) ?? 'sales'
