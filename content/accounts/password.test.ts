import { expect, test } from 'vitest'
import { refuseEasy } from './password.ts'

const email = 'aigul.sarsenova@university.example'

test.each([
  'password1234',
  'Password-Password!',
  'қазақстан2026',
  'qwertyuiop[]',
  '880101300123',
  'aaaaaaaaaaaaaaa',
  `${email}!`,
  'aigul.sarsenova1',
])('%s is easy to guess', (password) => {
  expect(() => refuseEasy(password, email)).toThrow()
})

test.each(['тау басында бұлт көшіп жүр', 'correct-horse-battery-7', 'my password is a mountain'])('%s is not', (password) => {
  expect(() => refuseEasy(password, email)).not.toThrow()
})
