import type { Country } from '@/core/dealer/country/country'
import type { FinanceConfig } from '@/core/dealer/config/tenantConfig'
import { FINANCE_RULES } from './financeRules.rules'
import { findingsOf, type Finding } from './finding.rules'
import { NZ_FINANCE_RULES } from './newZealand.rules'

const RULES = { AU: FINANCE_RULES, NZ: NZ_FINANCE_RULES }

export const financeFindings = (finance: FinanceConfig, country: Country): Finding[] =>
  findingsOf(RULES[country], finance)
