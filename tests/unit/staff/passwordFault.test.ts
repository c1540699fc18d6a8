// product: T10
import { expect, it } from 'vitest'
import { passwordFault } from '@/features/staff/passwordFault.rules'

const SAM = ['Sam Okafor', 'sam.okafor@harbour-toyota.example']

it.each([
  ['abc', 'at least 10 characters'],
  ['nine char', 'at least 10 characters'],
  ['1234567890', 'thieves try first'],
  ['Basketball', 'thieves try first'],
  ['QWERTYuiop', 'thieves try first'],
  ['aaaaaaaaaaaaaaaa', 'too few letters'],
  ['abababababab', 'too few letters'],
  ['SamOkafor2026', 'your name or your address'],
  ['harbourtoyota1', 'your name or your address'],
  ['password2026', 'your name or your address'],
])('%s is refused', (password, why) => expect(passwordFault(password, SAM)).toContain(why))

it.each(['correct horse battery staple', 'x7Gd-92kLm_p', 'Sam drives a blue ute', 'ведро полное угля'])(
  '%s may be used',
  (password) => expect(passwordFault(password, SAM)).toBeNull(),
)
