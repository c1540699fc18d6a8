import type { Department } from '@/domain/views'

const DEPARTMENTS: readonly Department[] = ['sales', 'service', 'parts']

/** The department that a form field holds; sales until one is chosen. */
export const departmentOf = (value: unknown): Department =>
  DEPARTMENTS.find((department) => department === value) ?? 'sales'
