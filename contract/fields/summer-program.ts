import { choice } from './choice.ts'

/** The programme of the summer school; its list is short and part of the software. */
export const summerProgram = choice({
  name: 'program',
  label: { kz: 'Бағдарлама', ru: 'Программа', en: 'Programme' },
  source: {
    fixed: [
      {
        value: 'data-and-artificial-intelligence',
        label: { kz: 'Деректер және жасанды интеллект', ru: 'Данные и искусственный интеллект', en: 'Data and artificial intelligence' },
      },
      {
        value: 'finance-and-digital-economy',
        label: { kz: 'Қаржы және цифрлық экономика', ru: 'Финансы и цифровая экономика', en: 'Finance and the digital economy' },
      },
      {
        value: 'entrepreneurship',
        label: { kz: 'Кәсіпкерлік және стартаптар', ru: 'Предпринимательство и стартапы', en: 'Entrepreneurship and start-ups' },
      },
      {
        value: 'kazakh-language-and-culture',
        label: { kz: 'Қазақ тілі мен мәдениеті', ru: 'Казахский язык и культура', en: 'Kazakh language and culture' },
      },
    ],
  },
  missing: { kz: 'Бағдарламаны таңдаңыз.', ru: 'Выберите программу.', en: 'Choose a programme.' },
  good: ['entrepreneurship'],
})
