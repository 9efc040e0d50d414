import { starter } from '../starter-entry.ts'
import { foreigners, orientation } from './year-dates.ts'

export const admissionStages = starter('admission-stage', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Бағдарламаны таңдау', ru: 'Выбор программы', en: 'Choosing a programme' },
      period: { kz: 'қаңтар\u00a0– ақпан', ru: 'январь\u00a0— февраль', en: 'January – February' },
      desc: {
        kz: '<p>Оқыту тілі мен деңгейін белгілеп, бағдарламалар тізімін қараңыз. Таңдауға қиналсаңыз, халықаралық байланыс кеңсесі 20 минуттық онлайн әңгімеге шақырады: кеңесші мектеп бағаларыңызға қарап екі-үш бағыт ұсынады.</p>',
        ru: '<p>Определите язык и уровень обучения и посмотрите список программ. Если сомневаетесь, международный офис пригласит вас на онлайн-беседу на 20 минут: консультант по школьным оценкам предложит два-три направления.</p>',
        en: '<p>Decide on language and level, then look through the programmes. If you are unsure, the international office invites you to a 20-minute online talk: an adviser suggests two or three fields of study from your school marks.</p>',
      },
      link: {
        text: { kz: 'Бакалавриат бағдарламалары', ru: 'Программы бакалавриата', en: 'Bachelor’s programmes' },
        url: '/education/bachelor',
      },
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Құжаттарды жіберу', ru: 'Отправка документов', en: 'Sending documents' },
      period: foreigners.documents.span,
      desc: {
        kz: '<p>welcome@narxoz.example мекенжайына паспорт, аттестат немесе диплом, транскрипт және тіл сертификатының сканерленген көшірмелерін жіберіңіз. Қазақ, орыс не ағылшын тілінде емес құжаттарға аударма қосыңыз.</p>',
        ru: '<p>Пришлите на welcome@narxoz.example сканы паспорта, аттестата или диплома, транскрипта и языкового сертификата. К документам не на казахском, русском или английском приложите перевод.</p>',
        en: '<p>Send scans of your passport, school certificate or diploma, transcript and language certificate to welcome@narxoz.example. Add a translation to anything that is not in Kazakh, Russian or English.</p>',
      },
      link: { text: { kz: 'Халықаралық байланыс кеңсесі', ru: 'Международный офис', en: 'International office' }, url: '/international' },
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Сұхбат және тіл тесті', ru: 'Собеседование и языковой тест', en: 'Interview and language test' },
      period: { kz: 'құжат түскен соң 5 күн ішінде', ru: 'в течение 5 дней после подачи', en: 'within 5 days of applying' },
      desc: {
        kz: '<p>Таңдаған мектебіңіздің екі оқытушысы бейнебайланыс арқылы сөйлеседі. Тіл сертификаты жоқтар сол күні қысқа тест тапсырады, B1-ге жетпегендерге дайындық жылы ұсынылады.</p>',
        ru: '<p>Два преподавателя выбранной школы побеседуют с вами по видеосвязи. Без языкового сертификата в тот же день сдают короткий тест, а тем, кто не дотянул до B1, предлагают подготовительный год.</p>',
        en: '<p>Two teachers of your chosen school talk to you by video. Without a language certificate you take a short test the same day; those below B1 are offered a foundation year.</p>',
      },
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Келісімшарт және шақыру', ru: 'Договор и приглашение', en: 'Contract and invitation' },
      period: foreigners.contract.by,
      desc: {
        kz: '<p>Келісімшартқа электрондық түрде қол қойып, алғашқы төлемді жасайсыз. Содан кейін университет Ішкі істер министрлігі арқылы шақыру рәсімдейді, бұл он бес жұмыс күніне дейін созылады.</p>',
        ru: '<p>Вы подписываете договор в электронном виде и вносите первый взнос. После этого университет оформляет приглашение через Министерство внутренних дел, на это уходит до пятнадцати рабочих дней.</p>',
        en: '<p>You sign the contract electronically and pay the first instalment. The university then obtains your invitation through the Ministry of Internal Affairs, which takes up to fifteen working days.</p>',
      },
      link: { text: { kz: 'Оқуды қаржыландыру', ru: 'Финансирование обучения', en: 'Paying for your studies' }, url: '/edu-finance' },
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Виза және сапар', ru: 'Виза и дорога', en: 'Visa and journey' },
      period: { kz: 'тамыз', ru: 'август', en: 'August' },
      desc: {
        kz: '<p>Шақыру нөмірімен Қазақстан елшілігі C9 санатындағы оқу визасын бес жұмыс күнінде береді. Ұшу күнін жазып жіберсеңіз, әуежайдан күтіп алып, жатақханаға жеткізіп саламыз.</p>',
        ru: '<p>По номеру приглашения посольство Казахстана за пять рабочих дней выдаёт учебную визу категории C9. Сообщите дату прилёта: мы встретим вас в аэропорту и довезём до общежития.</p>',
        en: '<p>With the invitation number the Embassy of Kazakhstan issues a C9 study visa within five working days. Tell us when you land: we meet you at the airport and take you to your hall of residence.</p>',
      },
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Тіркелу және танысу аптасы', ru: 'Регистрация и неделя адаптации', en: 'Registration and orientation week' },
      period: foreigners.firstDays.span,
      desc: {
        kz: `<p>Сізді ${foreigners.arrival.kz} күні қарсы аламыз, танысу аптасы бәрімен бірге ${orientation.within.kz} өтеді. Келгеніңізді көші-қон қызметіне университет үш жұмыс күнінде хабарлайды. Апта ішінде медициналық тексеруден өтіп, студенттік карта мен көлік картасын аласыз, кампуспен және эдвайзеріңізбен танысасыз.</p>`,
        ru: `<p>Мы встречаем вас ${foreigners.arrival.ru}, неделя адаптации вместе со всеми идёт ${orientation.within.ru}. О приезде университет за три рабочих дня сообщит в миграционную службу. За неделю вы пройдёте медосмотр, получите студенческую и транспортную карты, познакомитесь с кампусом и эдвайзером.</p>`,
        en: `<p>We meet you on ${foreigners.arrival.en}; orientation week, with everybody else, runs ${orientation.within.en}. The university reports your arrival to the migration service within three working days. During the week you have a medical check, receive your student and travel cards and meet the campus and your adviser.</p>`,
      },
      link: {
        text: { kz: 'Бірінші курсқа қош келдіңіз', ru: 'Добро пожаловать, первокурсник', en: 'Welcome, newcomers' },
        url: '/welcome',
      },
    },
  },
])
