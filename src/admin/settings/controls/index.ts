import type { ComponentType } from 'react'
import type { Control } from '@/core/settings/control'
import type { ControlProps } from '@/admin/settings/controlProps'
import { Choice } from './Choice'
import { Choices } from './Choices'
import { Colours } from './Colours'
import { Dealership, Dealerships } from './Dealerships'
import { Font } from './Font'
import { Lines } from './Lines'
import { Link } from './Link'
import { Part } from './Part'
import { Picture } from './Picture'
import { Rows } from './Rows'
import { Signed } from './Signed'
import { Source } from './Source'
import { Switch } from './Switch'
import { DateText, LineText, LongText, NumberText } from './Text'
import { Texts } from './Texts'
import { Zone } from './Named'

export const CONTROLS: Record<Control, ComponentType<ControlProps>> = {
  switch: Switch,
  choice: Choice,
  choices: Choices,
  number: NumberText,
  date: DateText,
  line: LineText,
  long: LongText,
  lines: Lines,
  rows: Rows,
  part: Part,
  texts: Texts,
  colours: Colours,
  zone: Zone,
  font: Font,
  picture: Picture,
  dealerships: Dealerships,
  dealership: Dealership,
  link: Link,
  signed: Signed,
  source: Source,
}
