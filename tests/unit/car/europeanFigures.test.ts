import { describe, expect, it } from 'vitest'
import { asEnglishFigure, isEuropeanColumn } from '@/core/car/europeanFigures'

describe('a column of figures', () => {
  it.each([
    [['18.990,00', '€ 15.500', '27990'], true],
    [['1.234.567', '5.000'], true],
    [['15.500', '27.990'], false],
    [['18.990,00', '$15,500'], false],
    [['18,990.00', '15,500'], false],
    [['1,998', '1,618'], false],
    [['18.990,00', '2.5'], false],
    [[], false],
  ])('%j is European: %j', (cells, is) => expect(isEuropeanColumn(cells)).toBe(is))

  it.each([
    ['18.990,00', '18990.00'],
    ['€ 15.500', '€ 15500'],
    ['112.400 km', '112400 km'],
    ['1,998', '1.998'],
    ['27990', '27990'],
  ])('%j of a European one is %j', (cell, english) => expect(asEnglishFigure(cell)).toBe(english))
})
