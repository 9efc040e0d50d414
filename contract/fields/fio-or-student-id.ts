import type { Field } from './field.ts'
import { fio } from './fio.ts'

/** The visitor's name where students may give their id instead. */
export const fioOrStudentId: Field<'fio'> = {
  ...fio,
  label: { kz: 'Аты-жөні немесе студенттің ID нөмірі', ru: 'ФИО или ID студента', en: 'Full name or student ID' },
  missing: {
    kz: 'Аты-жөніңізді немесе ID нөміріңізді жазыңыз.',
    ru: 'Укажите ФИО или ID студента.',
    en: 'Enter your full name or student ID.',
  },
}
