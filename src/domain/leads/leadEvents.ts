import type { Car } from '@/domain/car/car'

export const SIMILAR_SUBCATEGORY = 'Find me something similar'
export const TEST_DRIVE_ONLY_TAG = 'Test Drive Only'
const GENERAL_ENQUIRY = 22
const CAREER_ENQUIRY = 51

type EventCar = Pick<Car, 'car_type' | 'tag'>

export const isTestDriveOnly = (car: Pick<Car, 'tag'>): boolean =>
  car.tag?.toLowerCase() === TEST_DRIVE_ONLY_TAG.toLowerCase()

/** 14 new and demo, 15 used, 17 demo for test drives only, 22 without a car, 51 career. */
export const enquiryEvent = (car: EventCar | null, subcategory?: string | null): number => {
  if (subcategory === 'Career Enquiry') return CAREER_ENQUIRY
  if (!car) return GENERAL_ENQUIRY
  if (car.car_type === 'demo' && isTestDriveOnly(car)) return 17
  return car.car_type === 'used' ? 15 : 14
}

export const testDriveEvent = (car: Pick<Car, 'car_type'> | null): number =>
  car?.car_type === 'used' ? 48 : 17

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
