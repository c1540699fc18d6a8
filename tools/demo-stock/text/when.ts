/** Conditions for sentences. */
import type { Test } from './types'

const NOW = 2026.88

export const all =
  (...tests: Test[]): Test =>
  (car) =>
    tests.every((test) => test(car))
export const not =
  (test: Test): Test =>
  (car) =>
    !test(car)

export const isVan: Test = ({ specifications }) => Boolean(specifications)
export const isElectric: Test = ({ simple_fuel }) => simple_fuel === 'Electric'
export const burns = not(isElectric)
export const isUsed: Test = ({ car_type }) => car_type === 'used'
export const onFourWheels: Test = ({ drive }) => drive === '4x4'
export const canBeHeld: Test = ({ status, price, reserved }) =>
  status === 'in_stock' && Boolean(price) && !reserved
export const isDriveAway: Test = ({ price, price_type }) => Boolean(price) && price_type === 'drive_away'
export const isAvailable: Test = ({ status }) => status === 'in_stock'

export const of =
  (make: string): Test =>
  (car) =>
    car.make === make
export const at =
  (dealership: string): Test =>
  ({ dealership_slug }) =>
    dealership_slug === dealership
export const inState =
  (state: string): Test =>
  (car) =>
    car.state === state
export const older =
  (years: number): Test =>
  ({ year }) =>
    NOW - year >= years
export const driven =
  (least: number): Test =>
  ({ km }) =>
    (km ?? 0) >= least
export const has =
  (feature: string): Test =>
  ({ features }) =>
    features?.includes(feature) ?? false
export const madeFor =
  (category: string): Test =>
  ({ categories }) =>
    categories?.includes(category) ?? false
export const owned =
  (times: number): Test =>
  ({ previous_owners }) =>
    previous_owners === times
export const bothKeys: Test = ({ keys }) => keys === 2
export const stamped =
  (...books: (string | null)[]): Test =>
  ({ service }) =>
    books.includes(service?.books ?? null)
export const seats =
  (least: number): Test =>
  (car) =>
    (car.seats ?? 0) >= least
