import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { choice, day } from '../attributes/values.ts'
import { educationLevels } from './education-levels.ts'
import { entity } from './entity.ts'

/** When admission is open, by level of study: the one place that the application of an entrant takes its dates from. */
export const admissionSettings = entity({
  kind: 'admission-settings',
  plural: 'admission-settings',
  label: { kz: 'Қабылдау мерзімдері', ru: 'Сроки приёма', en: 'Admission dates' },
  singleton: true,
  attributes: {
    title: text({ required: true }),
    seasons: list(
      {
        level: choice(educationLevels, { required: true }),
        opens: day({ required: true, label: { kz: 'Қабылдаудың бірінші күні', ru: 'Первый день приёма', en: 'First day of admission' } }),
        closes: day({ required: true, label: { kz: 'Қабылдаудың соңғы күні', ru: 'Последний день приёма', en: 'Last day of admission' } }),
      },
      { most: 20, label: { kz: 'Қабылдау кезеңдері', ru: 'Периоды приёма', en: 'Periods of admission' } },
    ),
  },
  calls: { 'settings/admission': { shape: 'item' } },
  sample: {
    title: { kz: 'Қабылдау мерзімдері', ru: 'Сроки приёма', en: 'Admission dates' },
    seasons: [{ level: 'bachelor', opens: '2026-06-20', closes: '2026-08-25' }],
  },
})
