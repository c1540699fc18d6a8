/** Opening hours: what a day says, the week as a table, open now, and what an editor may save. */
export { addDays, type Civil, civilAt, instantOf, weekdayOf } from './hours/civil'
export {
  ALTERNATE_SATURDAY_NOTE,
  BY_APPOINTMENT,
  type DayHours,
  formatSpan,
  formatTime,
  hoursOn,
  isAppointmentSaturday,
  readTime,
  type Span,
} from './hours/day'
export { afterOpenMinutes, type Clock, openMinutes } from './hours/openMinutes'
export { openState, openStateAt, type OpenState } from './hours/openNow'
export { departmentsOf, holidayTable, type HoursRow, weekTable } from './hours/table'
export { type EditedHours, type HoursError, hoursErrors } from './hours/validate'
