import { fixedChoice } from './fixed-choice.ts'

/** How an entrant finished school, or their last education. */
export const finished = fixedChoice({
  name: 'finished',
  label: { kz: 'Не бітірдіңіз', ru: 'Что вы окончили', en: 'What you have completed' },
  options: [
    { value: 'school', label: { kz: 'Мектеп', ru: 'Школа', en: 'School' } },
    { value: 'still-at-school', label: { kz: 'Мектепте оқып жүрмін', ru: 'Ещё учусь в школе', en: 'I am still at school' } },
    { value: 'college', label: { kz: 'Колледж', ru: 'Колледж', en: 'College' } },
    { value: 'school-abroad', label: { kz: 'Шетелдегі мектеп', ru: 'Школа за рубежом', en: 'School abroad' } },
    {
      value: 'bachelor',
      label: { kz: 'Бакалавриат немесе специалитет', ru: 'Бакалавриат или специалитет', en: 'Bachelor’s or specialist degree' },
    },
    { value: 'master', label: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degree' } },
  ],
  missing: { kz: 'Не бітіргеніңізді таңдаңыз.', ru: 'Выберите, что вы окончили.', en: 'Choose what you have completed.' },
})
