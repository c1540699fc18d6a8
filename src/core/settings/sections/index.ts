import type { SettingSection } from '@/core/settings/field'
import { BRAND } from './brand.data'
import { BUSINESS } from './business.data'
import { BUTTONS } from './buttons.data'
import { BUYING } from './buying.data'
import { CAR_PAGE } from './carPage.data'
import { FEATURES } from './features.data'
import { FINANCE } from './finance.data'
import { FORMS } from './forms.data'
import { MENU } from './menu.data'
import { PAGES } from './pages.data'
import { PROMOTIONS } from './promotions.data'
import { SEARCH } from './search.data'

export const SECTIONS: readonly SettingSection[] = [
  BRAND,
  MENU,
  FEATURES,
  BUTTONS,
  PAGES,
  SEARCH,
  CAR_PAGE,
  FORMS,
  BUYING,
  FINANCE,
  BUSINESS,
  PROMOTIONS,
]
