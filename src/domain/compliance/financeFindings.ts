import type { Country } from '@/domain/country/country'
import type { FinanceConfig } from '@/domain/tenant/tenantConfig'
import { FINANCE_RULES } from './financeRules'
import { findingsOf, type Finding } from './finding'
import { NZ_FINANCE_RULES } from './newZealand'

const RULES = { AU: FINANCE_RULES, NZ: NZ_FINANCE_RULES }

export const financeFindings = (finance: FinanceConfig, country: Country): Finding[] =>
  findingsOf(RULES[country], finance)
