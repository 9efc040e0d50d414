import { starter } from '../../starter-entry.ts'
import { helpline, helpNumbers, nationalHelpline } from '../help-lines.ts'

export const pagesCenters = starter('page', [
  {
    id: 117,
    slug: 'psychological-support',
    attributes: {
      title: {
        kz: 'Психологиялық қолдау орталығы',
        ru: 'Центр психологической поддержки',
        en: 'Psychological Support Centre',
      },
      path: 'center/psychological-support',
      type: 'center',
      seo: {
        title: {
          kz: 'Психологиялық қолдау орталығы\u00a0– Нархоз университеті',
          ru: 'Центр психологической поддержки\u00a0— Университет Нархоз',
          en: 'Psychological Support Centre – Narxoz University',
        },
        description: {
          kz: 'Студенттер мен қызметкерлерге тегін және құпия психологиялық кеңес: кездесуге жазылу, топтық сабақтар, дағдарыс кезіндегі көмек.',
          ru: 'Бесплатные и конфиденциальные консультации психологов для студентов и сотрудников: запись, группы, помощь в кризисе.',
          en: 'Free and confidential counselling for students and staff: appointments, groups and help in a crisis.',
        },
      },
      banner: {
        title: {
          kz: 'Ішкі тыныштық та оқуға керек',
          ru: 'Для учёбы нужен и внутренний покой',
          en: 'Peace of mind is part of learning',
        },
        lead: {
          kz: 'Алаңдап жүрсеңіз, жалғызсырасаңыз немесе жай ғана сөйлескіңіз келсе, келіңіз: мұнда сізді сынамай тыңдайды.',
          ru: 'Если тревожно, одиноко или просто хочется поговорить, приходите: здесь выслушают без осуждения.',
          en: 'If you are anxious, lonely or just want to talk, come in: nobody judges you here, we listen.',
        },
      },
      blocks: [
        {
          id: 8013,
          type: 'contacts',
          group: 6,
          position: 1,
          title: { kz: 'Дәл қазір ауыр болса', ru: 'Если тяжело прямо сейчас', en: 'If it is too hard right now' },
          desc: {
            kz: `<p>Өзіңізге зиян келтіргіңіз келсе, күтпей қоңырау шалыңыз. Кампуста болсаңыз, кез келген қызметкерге айтыңыз немесе 132-кабинетке келіңіз. Өмірге қауіп төнсе, ${helpNumbers.rescue} нөмірін теріңіз.</p>`,
            ru: `<p>Если хочется причинить себе вред, звоните не откладывая. На кампусе обратитесь к любому сотруднику или придите в кабинет 132. При угрозе жизни набирайте ${helpNumbers.rescue}.</p>`,
            en: `<p>If you feel like harming yourself, call now. On campus, speak to any member of staff or come to room 132. If a life is in danger, dial ${helpNumbers.rescue}.</p>`,
          },
          items: [nationalHelpline, helpline],
        },
        {
          id: 3143,
          type: 'intro',
          group: 1,
          position: 2,
          title: {
            kz: 'Құпия сақталады',
            ru: 'Всё остаётся между нами',
            en: 'What you say stays here',
          },
          lead: {
            kz: 'Айтқаныңыз деканатқа да, ата-анаңызға да жеткізілмейді; өмірге қауіп төнген жағдай ғана бұған кірмейді.',
            ru: 'Сказанное не узнают ни деканат, ни родители; исключение\u00a0— только угроза жизни.',
            en: 'What you tell us reaches neither the dean nor your parents; a danger to life is the only exception.',
          },
          desc: {
            kz: '<p>Орталықтың жетекшісі мен екі психолог қабылдайды, кеңесті ағылшын тілінде де алуға болады. Бір студент жылына сегіз жеке кездесуге тегін келе алады, қажет болса, бейінді маманға жолдама беріледі.</p>',
            ru: '<p>Принимают руководитель центра и два психолога, консультация возможна и на английском. В год студенту доступно восемь бесплатных встреч, при необходимости дадим направление к специалисту.</p>',
            en: '<p>The head of the centre and two psychologists see students, in English as well. A student may have eight free sessions a year and is referred to a specialist if need be.</p>',
          },
          facts: [
            {
              title: {
                kz: 'Кездесу ұзақтығы',
                ru: 'Длительность встречи',
                en: 'Session',
              },
              value: {
                kz: '50 минут',
                ru: '50 минут',
                en: '50 minutes',
              },
            },
            {
              title: {
                kz: 'Күту уақыты',
                ru: 'Время ожидания',
                en: 'Wait',
              },
              value: {
                kz: 'ең көбі 3 күн',
                ru: 'не больше 3 дней',
                en: '3 days at most',
              },
            },
            {
              title: {
                kz: 'Тілдері',
                ru: 'Языки',
                en: 'Languages',
              },
              value: {
                kz: 'қазақ, орыс, ағылшын',
                ru: 'казахский, русский, английский',
                en: 'Kazakh, Russian, English',
              },
            },
          ],
        },
        {
          id: 3144,
          type: 'cards',
          group: 2,
          position: 3,
          title: {
            kz: 'Қандай көмек бар',
            ru: 'Какая помощь есть',
            en: 'What we offer',
          },
          items: [
            {
              title: {
                kz: 'Жеке кеңес',
                ru: 'Личная консультация',
                en: 'Individual counselling',
              },
              desc: {
                kz: '<p>Мазасыздық, ұйқысыздық, қарым-қатынас, жоғалту, шешім қабылдау.</p>',
                ru: '<p>Тревога, бессонница, отношения, утрата, трудный выбор.</p>',
                en: '<p>Anxiety, sleep, relationships, loss, difficult decisions.</p>',
              },
            },
            {
              title: {
                kz: 'Бірінші курс тобы',
                ru: 'Группа первокурсников',
                en: 'First-year group',
              },
              desc: {
                kz: '<p>Үйден алыс алғашқы семестр: сағыныш, жаңа орта және оқу ырғағына үйрену.</p>',
                ru: '<p>Первый семестр вдали от дома: тоска, новая среда и ритм учёбы.</p>',
                en: '<p>The first semester away from home: homesickness, new people and the rhythm of study.</p>',
              },
            },
            {
              title: {
                kz: 'Емтихан күйзелісіне қарсы',
                ru: 'Против экзаменационного стресса',
                en: 'Against exam stress',
              },
              desc: {
                kz: '<p>Сессия алдында төрт сабақ: тыныс алу, жоспарлау, қателіктен қорықпау.</p>',
                ru: '<p>Четыре занятия перед сессией: дыхание, план и умение не бояться ошибок.</p>',
                en: '<p>Four classes before exams: breathing, planning and not fearing mistakes.</p>',
              },
            },
          ],
        },
        {
          id: 3145,
          type: 'steps',
          group: 3,
          position: 4,
          title: {
            kz: 'Кездесуге қалай жазыламын',
            ru: 'Как записаться',
            en: 'How to book',
          },
          items: [
            {
              title: {
                kz: 'Өтінімді жіберу',
                ru: 'Отправьте заявку',
                en: 'Send the form',
              },
              desc: {
                kz: '<p>Төмендегі нысанда күн мен уақытты таңдаңыз, мәселені бір сөзбен белгілеу жеткілікті.</p>',
                ru: '<p>Выберите в форме дату и время, причину можно обозначить одним словом.</p>',
                en: '<p>Choose a date and time in the form below; one word for the reason is enough.</p>',
              },
            },
            {
              title: {
                kz: 'Растау алу',
                ru: 'Дождитесь подтверждения',
                en: 'Wait for confirmation',
              },
              desc: {
                kz: '<p>Бір жұмыс күнінде психологтың аты мен бөлме нөмірі поштаңызға келеді.</p>',
                ru: '<p>В течение рабочего дня на почту придут имя психолога и номер комнаты.</p>',
                en: '<p>Within one working day you receive the psychologist’s name and the room.</p>',
              },
            },
            {
              title: {
                kz: 'Келу немесе қосылу',
                ru: 'Приходите или подключайтесь',
                en: 'Come in or connect',
              },
              desc: {
                kz: '<p>Кездесуді бейнебайланыс арқылы да өткізуге болады, бас тартсаңыз, төрт сағат бұрын ескертіңіз.</p>',
                ru: '<p>Встречу можно провести по видеосвязи; об отмене предупредите за четыре часа.</p>',
                en: '<p>A video call is fine too; if you cancel, let us know four hours ahead.</p>',
              },
            },
          ],
        },
        {
          id: 3146,
          type: 'accordion',
          group: 4,
          position: 5,
          title: {
            kz: 'Шұғыл жағдайда',
            ru: 'В экстренном случае',
            en: 'In an emergency',
          },
          items: [
            {
              title: {
                kz: 'Досым үшін алаңдаймын',
                ru: 'Я волнуюсь за друга',
                en: 'I worry about a friend',
              },
              text: {
                kz: '<p>Оны жалғыз қалдырмай, тыңдаңыз, шешім ұсынуға асықпаңыз. Бірге келуді немесе бізге хабарласуды ұсыныңыз.</p>',
                ru: '<p>Не оставляйте его одного, слушайте и не спешите советовать. Предложите прийти вместе или позвоните нам.</p>',
                en: '<p>Stay with them, listen and do not rush to advise. Offer to come together, or call us.</p>',
              },
            },
            {
              title: {
                kz: 'Қысым мен қудалау',
                ru: 'Давление и преследование',
                en: 'Pressure and harassment',
              },
              text: {
                kz: '<p>Психолог алдымен қауіпсіздігіңізді ойлайды, содан кейін қаласаңыз, шағым дайындауға көмектеседі.</p>',
                ru: '<p>Психолог сначала позаботится о вашей безопасности, затем, если захотите, поможет составить жалобу.</p>',
                en: '<p>We first see to your safety, and then, if you wish, help you with a complaint.</p>',
              },
            },
          ],
        },
        {
          id: 3147,
          type: 'contacts',
          group: 5,
          position: 6,
          title: {
            kz: 'Орталықтың мекенжайы',
            ru: 'Как нас найти',
            en: 'Find the centre',
          },
          items: [
            {
              title: {
                kz: 'Психологиялық қолдау орталығы',
                ru: 'Центр психологической поддержки',
                en: 'Psychological Support Centre',
              },
              phone: helpNumbers.psychologicalSupport,
              email: 'support@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 132-кабинет',
                ru: 'Главный корпус, кабинет 132',
                en: 'Main building, room 132',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 10:00–19:00',
                ru: 'Понедельник–пятница, 10:00–19:00',
                en: 'Monday–Friday, 10:00–19:00',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 118,
    slug: 'career-coaching',
    attributes: {
      title: {
        kz: 'Коучинг және мансап орталығы',
        ru: 'Центр коучинга и карьеры',
        en: 'Coaching and Career Centre',
      },
      path: 'center/career-coaching',
      type: 'center',
      seo: {
        title: {
          kz: 'Коучинг және мансап орталығы\u00a0– Нархоз университеті',
          ru: 'Центр коучинга и карьеры\u00a0— Университет Нархоз',
          en: 'Coaching and Career Centre – Narxoz University',
        },
        description: {
          kz: 'Коучпен жеке жұмыс: мамандық таңдау, мақсат қою, жұмыс ауыстыру, көшбасшылық. Кездесуге онлайн жазылу.',
          ru: 'Личная работа с коучем: выбор профессии, постановка целей, смена работы, лидерство. Онлайн-запись на встречу.',
          en: 'One-to-one work with a coach: choosing a profession, setting goals, changing jobs, leadership. Book online.',
        },
      },
      banner: {
        title: {
          kz: 'Жолыңызды өзіңіз табасыз, біз шам жағамыз',
          ru: 'Путь находите вы, мы светим фонарём',
          en: 'You find the way, we hold the lamp',
        },
        lead: {
          kz: 'Коуч сізге не істеу керегін айтпайды. Ол дұрыс сұрақ қойып, жауабыңызды іске айналдыруға көмектеседі.',
          ru: 'Коуч не говорит, что делать. Он задаёт верные вопросы и помогает превратить ответы в действия.',
          en: 'A coach never tells you what to do. They ask the right questions and help you turn the answers into action.',
        },
      },
      blocks: [
        {
          id: 3148,
          type: 'text',
          group: 1,
          position: 1,
          title: {
            kz: 'Коучинг пен кеңестің айырмасы',
            ru: 'Чем коучинг отличается от совета',
            en: 'Coaching is not advice',
          },
          desc: {
            kz: '<p>Мансап кеңсесі сізге бос орындар мен түйіндеме үлгісін береді. Коучинг орталығы одан бұрынғы сұрақпен жұмыс істейді: маған шын мәнінде не қызық, қандай ортада жақсы жұмыс істеймін, неден қорқамын.</p><p>Орталықта мансап, көшбасшылық және оқу дағдылары бойынша үш коуч қабылдайды, екеуінің халықаралық ICF сертификаты бар.</p>',
            ru: '<p>Офис карьеры даёт вакансии и образец резюме. Центр коучинга работает с вопросом, который стоит раньше: что мне на самом деле интересно, в какой среде я раскрываюсь, чего боюсь.</p><p>Принимают три коуча: по карьере, лидерству и учебным навыкам; у двоих международный сертификат ICF.</p>',
            en: '<p>The career office gives you openings and a model CV. We work on the question that comes first: what truly interests me, where do I do my best work, what am I afraid of.</p><p>Three coaches see students, for careers, leadership and study skills; two hold international ICF certificates.</p>',
          },
        },
        {
          id: 3149,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Бес кездесудің жоспары',
            ru: 'План пяти встреч',
            en: 'Five sessions',
          },
          items: [
            {
              title: {
                kz: 'Танысу және мақсат',
                ru: 'Знакомство и цель',
                en: 'Meeting and goal',
              },
              desc: {
                kz: '<p>Не өзгергенін қалайсыз және оны қалай білесіз?</p>',
                ru: '<p>Что должно измениться и как вы это поймёте?</p>',
                en: '<p>What should change, and how will you know?</p>',
              },
            },
            {
              title: {
                kz: 'Күшті жақтарыңыз',
                ru: 'Сильные стороны',
                en: 'Strengths',
              },
              desc: {
                kz: '<p>Тест нәтижесі мен бұрынғы жетістіктерді бірге талдау.</p>',
                ru: '<p>Разбираем результаты теста и прошлые успехи.</p>',
                en: '<p>We go through test results and past successes.</p>',
              },
            },
            {
              title: {
                kz: 'Нұсқалар',
                ru: 'Варианты',
                en: 'Options',
              },
              desc: {
                kz: '<p>Кемінде үш жол, әрқайсысының бағасы мен пайдасы.</p>',
                ru: '<p>Не меньше трёх путей, цена и польза каждого.</p>',
                en: '<p>At least three ways, with the cost and benefit of each.</p>',
              },
            },
            {
              title: {
                kz: 'Сынақ',
                ru: 'Проба',
                en: 'Trial',
              },
              desc: {
                kz: '<p>Таңдаған ісіңізді екі апта шағын көлемде байқап көресіз.</p>',
                ru: '<p>Две недели вы пробуете выбранное в малом масштабе.</p>',
                en: '<p>You try your choice on a small scale for two weeks.</p>',
              },
            },
            {
              title: {
                kz: 'Қорытынды',
                ru: 'Итог',
                en: 'Review',
              },
              desc: {
                kz: '<p>Не үйрендіңіз, әрі қарай кім сүйейді, келесі қадам қашан?</p>',
                ru: '<p>Чему научились, кто поддержит дальше, когда следующий шаг?</p>',
                en: '<p>What have you learned, who will support you, when is the next step?</p>',
              },
            },
          ],
        },
        {
          id: 3150,
          type: 'facts',
          group: 3,
          position: 3,
          title: {
            kz: 'Кімге және қанша',
            ru: 'Для кого и сколько',
            en: 'Who and how much',
          },
          items: [
            {
              title: {
                kz: 'Студенттерге',
                ru: 'Студентам',
                en: 'Students',
              },
              value: {
                kz: 'бес кездесу тегін',
                ru: 'пять встреч бесплатно',
                en: 'five sessions free',
              },
            },
            {
              title: {
                kz: 'Түлектерге',
                ru: 'Выпускникам',
                en: 'Alumni',
              },
              value: {
                kz: 'алғашқы кездесу тегін, кейінгісі 8\u00a0000 теңге',
                ru: 'первая встреча бесплатно, далее 8\u00a0000 тенге',
                en: 'first session free, then 8,000 tenge',
              },
            },
            {
              title: {
                kz: 'Топтық сабақ',
                ru: 'Групповые занятия',
                en: 'Group classes',
              },
              value: {
                kz: 'айына екі рет, 12 адамға дейін',
                ru: 'дважды в месяц, до 12 человек',
                en: 'twice a month, up to 12 people',
              },
            },
            {
              title: {
                kz: 'Не әкелу керек',
                ru: 'Что взять с собой',
                en: 'What to bring',
              },
              value: {
                kz: 'түйіндеме немесе мотивациялық хат, болмаса, бос дәптер',
                ru: 'резюме или мотивационное письмо, а нет\u00a0— чистую тетрадь',
                en: 'a CV or letter of motivation, or else a blank notebook',
              },
            },
          ],
        },
        {
          id: 3151,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Бухгалтер боламын деп келдім, екінші кездесуде маған саннан гөрі адамдармен жұмыс қызық екенін түсіндім. Қазір адам ресурстары бөлімінде істеймін әрі дүйсенбіні жек көрмеймін.</p>',
            ru: '<p>Я собиралась в бухгалтеры, а на второй встрече поняла, что с людьми мне интереснее, чем с цифрами. Сейчас работаю в отделе персонала и не боюсь понедельников.</p>',
            en: '<p>I meant to become an accountant, and in the second session saw that people interest me more than figures. I now work in human resources and no longer dread Mondays.</p>',
          },
          name: {
            kz: 'Әсел Темірхан',
            ru: 'Асель Темирхан',
            en: 'Assel Temirkhan',
          },
          post: {
            kz: '2024 жылғы түлек',
            ru: 'Выпускница 2024 года',
            en: 'Graduate of 2024',
          },
        },
        {
          id: 3152,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Коучинг орталығымен байланыс',
            ru: 'Связаться с центром коучинга',
            en: 'Contact the coaching centre',
          },
          items: [
            {
              title: {
                kz: 'Коучинг және мансап орталығы',
                ru: 'Центр коучинга и карьеры',
                en: 'Coaching and Career Centre',
              },
              phone: '+7 (727) 377-11-47',
              email: 'coaching@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 134-кабинет',
                ru: 'Главный корпус, кабинет 134',
                en: 'Main building, room 134',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 9:00–18:00',
                ru: 'Понедельник–пятница, 9:00–18:00',
                en: 'Monday–Friday, 9:00–18:00',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 119,
    slug: 'languages',
    attributes: {
      title: {
        kz: 'Тіл орталығы',
        ru: 'Языковой центр',
        en: 'Language Centre',
      },
      path: 'center/languages',
      type: 'center',
      seo: {
        title: {
          kz: 'Тіл орталығы: курстар мен тесттер\u00a0– Нархоз университеті',
          ru: 'Языковой центр: курсы и тесты\u00a0— Университет Нархоз',
          en: 'Language Centre: courses and tests – Narxoz University',
        },
        description: {
          kz: 'Қазақ, орыс, ағылшын, неміс, корей және қытай тілі курстары, IELTS-ке дайындық, деңгей анықтау тесті және сөйлесу клубтары.',
          ru: 'Курсы казахского, русского, английского, немецкого, корейского и китайского, подготовка к IELTS, тест уровня и разговорные клубы.',
          en: 'Courses in Kazakh, Russian, English, German, Korean and Chinese, IELTS preparation, placement tests and conversation clubs.',
        },
      },
      banner: {
        title: {
          kz: 'Жеті тілді білмесеңіз де, екеуінен бастаңыз',
          ru: 'Не семь языков, так хотя бы два',
          en: 'If not seven languages, begin with two',
        },
        lead: {
          kz: '«Жеті жұрттың тілін біл» деген бабалар сөзі бізде кестеге айналған: таңертең қазақша, кешке корейше.',
          ru: 'Пословица «Знай язык семи народов» превратилась у нас в расписание: утром казахский, вечером корейский.',
          en: 'Our forebears said to know the tongues of seven peoples; here it has become a timetable: Kazakh in the morning, Korean at night.',
        },
      },
      blocks: [
        {
          id: 3153,
          type: 'table',
          group: 1,
          position: 1,
          title: {
            kz: 'Курстар кестесі',
            ru: 'Расписание курсов',
            en: 'Courses',
          },
          desc: {
            kz: '<p>Бір модуль\u00a0– он апта, аптасына екі рет 80 минуттан.</p>',
            ru: '<p>Один модуль\u00a0— десять недель, дважды в неделю по 80 минут.</p>',
            en: '<p>A module is ten weeks, twice a week, 80 minutes each.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Тіл',
                ru: 'Язык',
                en: 'Language',
              },
            },
            {
              title: {
                kz: 'Деңгейі',
                ru: 'Уровни',
                en: 'Levels',
              },
            },
            {
              title: {
                kz: 'Студентке',
                ru: 'Студентам',
                en: 'Students',
              },
            },
            {
              title: {
                kz: 'Қала тұрғынына',
                ru: 'Горожанам',
                en: 'City residents',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Қазақ',
                    ru: 'Казахский',
                    en: 'Kazakh',
                  },
                },
                {
                  text: {
                    kz: 'A1–C1',
                    ru: 'A1–C1',
                    en: 'A1–C1',
                  },
                },
                {
                  text: {
                    kz: 'тегін',
                    ru: 'бесплатно',
                    en: 'free',
                  },
                },
                {
                  text: {
                    kz: '30\u00a0000 теңге',
                    ru: '30\u00a0000 тенге',
                    en: '30,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Ағылшын',
                    ru: 'Английский',
                    en: 'English',
                  },
                },
                {
                  text: {
                    kz: 'A2–C1',
                    ru: 'A2–C1',
                    en: 'A2–C1',
                  },
                },
                {
                  text: {
                    kz: '25\u00a0000 теңге',
                    ru: '25\u00a0000 тенге',
                    en: '25,000 tenge',
                  },
                },
                {
                  text: {
                    kz: '55\u00a0000 теңге',
                    ru: '55\u00a0000 тенге',
                    en: '55,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Неміс',
                    ru: 'Немецкий',
                    en: 'German',
                  },
                },
                {
                  text: {
                    kz: 'A1–B2',
                    ru: 'A1–B2',
                    en: 'A1–B2',
                  },
                },
                {
                  text: {
                    kz: '25\u00a0000 теңге',
                    ru: '25\u00a0000 тенге',
                    en: '25,000 tenge',
                  },
                },
                {
                  text: {
                    kz: '55\u00a0000 теңге',
                    ru: '55\u00a0000 тенге',
                    en: '55,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Корей',
                    ru: 'Корейский',
                    en: 'Korean',
                  },
                },
                {
                  text: {
                    kz: 'A1–B1',
                    ru: 'A1–B1',
                    en: 'A1–B1',
                  },
                },
                {
                  text: {
                    kz: '28\u00a0000 теңге',
                    ru: '28\u00a0000 тенге',
                    en: '28,000 tenge',
                  },
                },
                {
                  text: {
                    kz: '60\u00a0000 теңге',
                    ru: '60\u00a0000 тенге',
                    en: '60,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Қытай',
                    ru: 'Китайский',
                    en: 'Chinese',
                  },
                },
                {
                  text: {
                    kz: 'A1–B1',
                    ru: 'A1–B1',
                    en: 'A1–B1',
                  },
                },
                {
                  text: {
                    kz: '28\u00a0000 теңге',
                    ru: '28\u00a0000 тенге',
                    en: '28,000 tenge',
                  },
                },
                {
                  text: {
                    kz: '60\u00a0000 теңге',
                    ru: '60\u00a0000 тенге',
                    en: '60,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Орыс (шетелдіктерге)',
                    ru: 'Русский (для иностранцев)',
                    en: 'Russian (for foreigners)',
                  },
                },
                {
                  text: {
                    kz: 'A1–B2',
                    ru: 'A1–B2',
                    en: 'A1–B2',
                  },
                },
                {
                  text: {
                    kz: 'тегін',
                    ru: 'бесплатно',
                    en: 'free',
                  },
                },
                {
                  text: {
                    kz: '45\u00a0000 теңге',
                    ru: '45\u00a0000 тенге',
                    en: '45,000 tenge',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3154,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Курстан бөлек',
            ru: 'Кроме курсов',
            en: 'Beyond classes',
          },
          items: [
            {
              title: {
                kz: 'IELTS-ке дайындық',
                ru: 'Подготовка к IELTS',
                en: 'IELTS preparation',
              },
              desc: {
                kz: '<p>Алпыс сағат, сегіз сынақ емтиханы және жазба жұмыстарын жеке талдау.</p>',
                ru: '<p>Шестьдесят часов, восемь пробных экзаменов и личный разбор письменных работ.</p>',
                en: '<p>Sixty hours, eight mock exams and personal feedback on writing.</p>',
              },
            },
            {
              title: {
                kz: 'Сөйлесу клубы',
                ru: 'Разговорный клуб',
                en: 'Conversation club',
              },
              desc: {
                kz: '<p>Сейсенбі мен бейсенбі\u00a0– қазақша, сәрсенбі\u00a0– ағылшынша, жұма\u00a0– корейше; алмасу студенттері көмектеседі.</p>',
                ru: '<p>Вторник и четверг\u00a0— казахский, среда\u00a0— английский, пятница\u00a0— корейский; помогают студенты по обмену.</p>',
                en: '<p>Kazakh on Tuesdays and Thursdays, English on Wednesdays, Korean on Fridays, with the help of exchange students.</p>',
              },
            },
            {
              title: {
                kz: 'Аударма қызметі',
                ru: 'Бюро переводов',
                en: 'Translation desk',
              },
              desc: {
                kz: '<p>Диплом, транскрипт және мақала аудармасы, университет мөрімен расталады.</p>',
                ru: '<p>Перевод дипломов, транскриптов и статей, заверенный печатью университета.</p>',
                en: '<p>Translation of diplomas, transcripts and documents under the university’s seal.</p>',
              },
            },
          ],
        },
        {
          id: 3155,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Курсқа жазылу',
            ru: 'Как записаться на курс',
            en: 'Joining a course',
          },
          items: [
            {
              title: {
                kz: 'Деңгейді анықтау',
                ru: 'Определите уровень',
                en: 'Take the placement test',
              },
              desc: {
                kz: '<p>Отыз бес минуттық онлайн тест пен бес минуттық әңгіме. Нөлден бастайтындарға қажет емес.</p>',
                ru: '<p>Тест онлайн на тридцать пять минут и пятиминутная беседа. Начинающим не нужен.</p>',
                en: '<p>A thirty-five-minute online test and a five-minute talk. Beginners may skip it.</p>',
              },
            },
            {
              title: {
                kz: 'Топ таңдау',
                ru: 'Выберите группу',
                en: 'Choose a group',
              },
              desc: {
                kz: '<p>Таңғы 8:00, түскі 13:00 және кешкі 18:30 топтары, ең көбі он төрт адам.</p>',
                ru: '<p>Группы в 8:00, 13:00 и 18:30, не больше четырнадцати человек.</p>',
                en: '<p>Groups at 8:00, 13:00 and 18:30, fourteen people at most.</p>',
              },
            },
            {
              title: {
                kz: 'Тіркелу',
                ru: 'Оформите запись',
                en: 'Register',
              },
              desc: {
                kz: '<p>Нысан арқылы күнін белгілеп, жеке куәлік көшірмесін тіркейсіз.</p>',
                ru: '<p>Через форму укажите день и приложите копию удостоверения.</p>',
                en: '<p>Use the form to choose a day and attach a copy of your identity card.</p>',
              },
            },
          ],
        },
        {
          id: 3156,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Тест және сертификат',
            ru: 'Тест и сертификат',
            en: 'Test and certificate',
          },
          items: [
            {
              title: {
                kz: 'Ішкі тест қайда жарайды?',
                ru: 'Где принимают внутренний тест?',
                en: 'Where is your test accepted?',
              },
              text: {
                kz: '<p>Оны Нархоздың өз бағдарламалары, сондай-ақ Түркия мен Орталық Азиядағы серіктес университеттер мойындайды. Нәтижесі бір жыл жарамды.</p>',
                ru: '<p>В программах Нархоза и у партнёров в Турции и Центральной Азии. Результат действует год.</p>',
                en: '<p>On Narxoz programmes and by partners in Türkiye and Central Asia. The result is valid for a year.</p>',
              },
            },
            {
              title: {
                kz: 'Курстан кейін не беріледі?',
                ru: 'Что выдают после курса?',
                en: 'What do I receive after a course?',
              },
              text: {
                kz: '<p>Сабақтың 80\u00a0%-ына қатысып, қорытынды тест тапсырғандар ECTS көрсетілген сертификат алады.</p>',
                ru: '<p>Посетившие 80\u00a0% занятий и сдавшие тест получают сертификат с указанием ECTS.</p>',
                en: '<p>Those who attend 80% of classes and pass the test receive a certificate stating ECTS.</p>',
              },
            },
            {
              title: {
                kz: 'Қазақ тілін нөлден үйренгім келеді',
                ru: 'Хочу учить казахский с нуля',
                en: 'I want to start Kazakh from zero',
              },
              text: {
                kz: '<p>«Сөйлесейік» курсы бастаушыларға арналған: алғашқы ай жазусыз, тек ауызекі тілмен өтеді.</p>',
                ru: '<p>Курс «Сойлесейик» («Поговорим») рассчитан на новичков: первый месяц без письма, только живая речь.</p>',
                en: '<p>The course Soileseiik (“Let’s talk”) is for beginners: the first month has no writing, only speech.</p>',
              },
            },
          ],
        },
        {
          id: 3157,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Тіл орталығымен байланыс',
            ru: 'Связаться с языковым центром',
            en: 'Contact the Language Centre',
          },
          items: [
            {
              title: {
                kz: 'Тіркеу үстелі',
                ru: 'Стойка записи',
                en: 'Registration desk',
              },
              phone: '+7 (727) 377-11-57',
              email: 'languages@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 401-кабинет',
                ru: 'Главный корпус, кабинет 401',
                en: 'Main building, room 401',
              },
              hours: {
                kz: 'Дүйсенбі–сенбі, 8:00–20:00',
                ru: 'Понедельник–суббота, 8:00–20:00',
                en: 'Monday–Saturday, 8:00–20:00',
              },
            },
          ],
        },
      ],
    },
  },
])
