import { screenWords } from './screen-words.ts'

/** Texts of the summer school's form. */
export const summerSchoolWords = screenWords(
  { lead: 'Бағдарлама мен орналасу түрін таңдаңыз. Орын бар-жоғын және төлем тәртібін ұйымдастырушылар хатпен жазады.' },
  { lead: 'Выберите программу и размещение. О наличии мест и порядке оплаты организаторы напишут в ответном письме.' },
  { lead: 'Choose a programme and your accommodation. The organisers will write to you about places and payment.' },
)
