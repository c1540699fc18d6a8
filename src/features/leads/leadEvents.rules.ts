import type { Car } from '@/core/car/car'
import type { LeadForm } from '@/features/leads/intents/names.rules'

export const TEST_DRIVE_ONLY_TAG = 'Test Drive Only'
const GENERAL_ENQUIRY = 22
const CAREER_ENQUIRY = 51
const OFFER_ACCEPTED = 18
export const OFFER_ACCEPTED_SUBCATEGORY = '3. Offer Accepted'
/** A number that dealers' tag managers know and that has no form here; it is used for the finance enquiry. */
const FINANCE_ENQUIRY = 25

type EventCar = Pick<Car, 'car_type' | 'tag'>

export const isTestDriveOnly = (car: Pick<Car, 'tag'>): boolean =>
  car.tag?.toLowerCase() === TEST_DRIVE_ONLY_TAG.toLowerCase()

/** 14 new and demo, 15 used, 17 demo for test drives only, 22 without a car. */
const enquiryEvent = (car: EventCar | null): number => {
  if (!car) return GENERAL_ENQUIRY
  if (car.car_type === 'demo' && isTestDriveOnly(car)) return 17
  return car.car_type === 'used' ? 15 : 14
}

const testDriveEvent = (car: EventCar | null): number => (car?.car_type === 'used' ? 48 : 17)

interface Kind {
  form?: string | undefined
  category?: string
  subcategory?: string
}
interface EventLead extends Kind {
  form: LeadForm
  form_completed?: boolean
  offer_accepted?: boolean
}

export const isCareer = ({ form, category, subcategory }: Kind): boolean =>
  form === 'careers' || category === 'Careers Enquiry' || subcategory === 'Career Enquiry'

/** The event of a lead, the same in the browser's data layer and in the stored row. */
export function leadEvent(lead: EventLead, car: EventCar | null): number {
  if (isCareer(lead)) return CAREER_ENQUIRY
  if (lead.offer_accepted && lead.form_completed) return OFFER_ACCEPTED
  if (lead.form === 'test-drive') return testDriveEvent(car)
  return lead.form === 'finance' ? FINANCE_ENQUIRY : enquiryEvent(car)
}

export interface EventParameters {
  vehicleStatus: string
  vehicleMake: string
  vehicleModel: string
  vehicleYear: number
  vehicleKilometers: number | null
  vehicleGrade: string | null
}

export const eventParameters = (
  car: Pick<Car, 'car_type' | 'make' | 'model' | 'year' | 'km' | 'badge'>,
): EventParameters => ({
  vehicleStatus: car.car_type,
  vehicleMake: car.make,
  vehicleModel: car.model,
  vehicleYear: car.year,
  vehicleKilometers: car.km ?? null,
  vehicleGrade: car.badge ?? null,
})

/** For the row and for the browser's data layer. */
export const eventOf = (
  lead: Parameters<typeof leadEvent>[0],
  car: (Parameters<typeof eventParameters>[0] & Pick<Car, 'tag'>) | null,
) => ({
  event_id: leadEvent(lead, car),
  ...(car ? eventParameters(car) : {}),
})
