import { starter } from '../../starter-entry.ts'

export const pagesVolunteersAndCompetition = starter('page', [
  {
    id: 124,
    slug: 'volunteers',
    attributes: {
      title: {
        kz: 'Волонтерлер',
        ru: 'Волонтёры',
        en: 'Volunteers',
      },
      path: 'volunteers',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз волонтерлері',
          ru: 'Волонтёры Нархоза',
          en: 'Volunteers of Narxoz',
        },
        description: {
          kz: 'Университеттің волонтерлік қозғалысы: экология, білім, әлеуметтік көмек және іс-шаралар. Қалай қосылуға болады және сағат қалай есептеледі.',
          ru: 'Волонтёрское движение университета: экология, образование, социальная помощь и события. Как присоединиться и как считают часы.',
          en: 'The university’s volunteers: environment, education, social help and events. How to join and how hours are counted.',
        },
      },
      banner: {
        title: {
          kz: 'Жақсылық аптасына екі сағаттан басталады',
          ru: 'Добро начинается с двух часов в неделю',
          en: 'Kindness starts with two hours a week',
        },
        lead: {
          kz: 'Бес жүзден астам студент қарттарға цифрлық сауаттылықты үйретеді, өзен жағасын тазартады, балалар үйінде сабақ өткізеді.',
          ru: 'Более пятисот студентов учат пожилых цифровой грамоте, чистят берега рек и ведут уроки в детских домах.',
          en: 'More than five hundred students teach digital skills to the elderly, clean river banks and give lessons in children’s homes.',
        },
      },
      blocks: [
        {
          id: 3128,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Волонтерлік\u00a0– оқудың бір бөлігі',
            ru: 'Волонтёрство\u00a0— часть учёбы',
            en: 'Volunteering is part of learning',
          },
          lead: {
            kz: 'Елу сағат адал еңбек «Қоғамдық жоба» пәнінен үш кредит болып есептеледі.',
            ru: 'Пятьдесят часов работы засчитывают как три кредита по курсу «Общественный проект».',
            en: 'Fifty hours of work count as three credits of the course Community Project.',
          },
          desc: {
            kz: '<p>Әр бағыт бір күндік дайындықтан басталады: балалармен сөйлесу, алғашқы көмек, қауіпсіздік. Қатысушы сақтандырылады, ал жол ақысы университет есебінен өтеледі.</p>',
            ru: '<p>Каждое направление начинается с однодневного обучения: как общаться с детьми, оказать первую помощь, соблюдать безопасность. Участников страхуют, а дорогу оплачивает университет.</p>',
            en: '<p>Every strand begins with a day of training: talking with children, first aid, safety. Participants are insured and travel is paid by the university.</p>',
          },
        },
        {
          id: 3129,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Қай іске қосыласыз?',
            ru: 'К какому делу присоединиться?',
            en: 'Which cause is yours?',
          },
          items: [
            {
              title: {
                kz: 'Жасыл кампус',
                ru: 'Зелёный кампус',
                en: 'Green campus',
              },
              desc: {
                kz: '<p>Қоқысты сұрыптау, ағаш отырғызу, Есентай өзенінің жағасын күз бен көктемде тазарту.</p>',
                ru: '<p>Сортировка мусора, посадка деревьев, уборка берегов Есентая осенью и весной.</p>',
                en: '<p>Sorting waste, planting trees, cleaning the banks of the Yessentai in autumn and spring.</p>',
              },
            },
            {
              title: {
                kz: 'Білім көпірі',
                ru: 'Мост знаний',
                en: 'Bridge of learning',
              },
              desc: {
                kz: '<p>Ауыл мектептерінің оқушыларына математика мен ағылшыннан аптасына бір рет онлайн сабақ.</p>',
                ru: '<p>Раз в неделю онлайн-уроки математики и английского для сельских школьников.</p>',
                en: '<p>Weekly online lessons in mathematics and English for pupils of rural schools.</p>',
              },
            },
            {
              title: {
                kz: 'Цифрлық ата-әже',
                ru: 'Цифровые бабушки и дедушки',
                en: 'Digital grandparents',
              },
              desc: {
                kz: '<p>Зейнеткерлерге банк қосымшасын, eGov қызметін және алаяқтан сақтануды үйрету.</p>',
                ru: '<p>Учим пенсионеров пользоваться банковским приложением и eGov и не попадаться мошенникам.</p>',
                en: '<p>Teaching pensioners to use banking apps and eGov, and to stay clear of fraud.</p>',
              },
            },
            {
              title: {
                kz: 'Іс-шара жасағы',
                ru: 'Событийный отряд',
                en: 'Event crew',
              },
              desc: {
                kz: '<p>Халықаралық форумдар, жартылай марафон және ашық есік күндерінде қонақтарды қарсы алу.</p>',
                ru: '<p>Встреча гостей на международных форумах, полумарафоне и днях открытых дверей.</p>',
                en: '<p>Welcoming guests at international forums, the half-marathon and open days.</p>',
              },
            },
          ],
        },
        {
          id: 3130,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Қатарға қосылу',
            ru: 'Как вступить',
            en: 'How to join',
          },
          items: [
            {
              title: {
                kz: 'Сауалнама толтыру',
                ru: 'Заполнить анкету',
                en: 'Fill in a form',
              },
              desc: {
                kz: '<p>Қызығатын бағыт пен бос уақытыңызды жазыңыз, екі күнде хабарласамыз.</p>',
                ru: '<p>Напишите, что вам интересно и когда вы свободны, мы ответим за два дня.</p>',
                en: '<p>Tell us your interests and free time and we shall answer in two days.</p>',
              },
            },
            {
              title: {
                kz: 'Дайындыққа келу',
                ru: 'Прийти на обучение',
                en: 'Come to training',
              },
              desc: {
                kz: '<p>Айдың бірінші сенбісі, 10:00-ден 14:00-ге дейін, түскі ас бізден.</p>',
                ru: '<p>Первая суббота месяца, с 10:00 до 14:00, обед за наш счёт.</p>',
                en: '<p>The first Saturday of the month, 10:00 to 14:00, lunch included.</p>',
              },
            },
            {
              title: {
                kz: 'Іске кірісу',
                ru: 'Начать',
                en: 'Begin',
              },
              desc: {
                kz: '<p>Алғашқы ай тәлімгермен бірге, содан кейін өз тобыңызбен жұмыс істейсіз.</p>',
                ru: '<p>Первый месяц вместе с наставником, затем в своей команде.</p>',
                en: '<p>A month alongside a mentor, then with a team of your own.</p>',
              },
            },
          ],
        },
        {
          id: 3131,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Жетпіс алты жастағы Рәбиға апа немересіне өзі бейнеқоңырау шалды. Сол күні жылағаны мен күлгені қатар келді, ал мен дәл осы сәт үшін келгенімді ұқтым.</p>',
            ru: '<p>Семидесятишестилетняя Рабига-апа сама позвонила внуку по видеосвязи. Она и плакала, и смеялась, а я понял, ради чего пришёл.</p>',
            en: '<p>Rabiga, who is seventy-six, made a video call to her grandson by herself. She cried and laughed at once, and I understood why I had come.</p>',
          },
          name: {
            kz: 'Санжар Өмірбек',
            ru: 'Санжар Омирбек',
            en: 'Sanzhar Omirbek',
          },
          post: {
            kz: '«Цифрлық ата-әже» тобының жетекшісі',
            ru: 'Руководитель группы «Цифровые бабушки и дедушки»',
            en: 'Leader of the Digital Grandparents team',
          },
        },
        {
          id: 3132,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Волонтерлер штабы',
            ru: 'Штаб волонтёров',
            en: 'Volunteer office',
          },
          items: [
            {
              title: {
                kz: 'Қозғалыс үйлестірушісі',
                ru: 'Координатор движения',
                en: 'Coordinator',
              },
              phone: '+7 (727) 377-11-79',
              email: 'volunteers@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 122-кабинет',
                ru: 'Главный корпус, кабинет 122',
                en: 'Main building, room 122',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 12:00–18:00',
                ru: 'Понедельник–пятница, 12:00–18:00',
                en: 'Monday–Friday, 12:00–18:00',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 126,
    slug: 'competition',
    attributes: {
      title: {
        kz: 'Бос лауазымдарға конкурс',
        ru: 'Конкурс на вакантные должности',
        en: 'Competition for vacant posts',
      },
      path: 'competition',
      type: 'static',
      seo: {
        title: {
          kz: 'Оқытушы лауазымдарына конкурс\u00a0– Нархоз университеті',
          ru: 'Конкурс на должности преподавателей\u00a0— Университет Нархоз',
          en: 'Competition for academic posts – Narxoz University',
        },
        description: {
          kz: 'Профессор-оқытушылар мен ғылыми қызметкерлердің бос лауазымдарына конкурс: талаптар, құжаттар, кезеңдері және мерзімі.',
          ru: 'Конкурс на замещение вакантных должностей преподавателей и научных сотрудников: требования, документы, этапы и сроки.',
          en: 'The competition for vacant teaching and research posts: requirements, documents, stages and dates.',
        },
      },
      banner: {
        title: {
          kz: 'Нархоз ұстаздарының қатарына қосылыңыз',
          ru: 'Станьте преподавателем Нархоза',
          en: 'Join the teachers of Narxoz',
        },
        lead: {
          kz: 'Біз пәнін жақсы көретін, зерттеуін студентпен бөлісе алатын адамдарды іздейміз. Конкурс ашық, шешімі түсіндіріледі.',
          ru: 'Мы ищем людей, которые любят свой предмет и делятся исследованиями со студентами. Конкурс открытый, решения объясняются.',
          en: 'We look for people who love their subject and share their research with students. The competition is open and its decisions explained.',
        },
      },
      blocks: [
        {
          id: 3138,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Қалай өтеді',
            ru: 'Как проходит конкурс',
            en: 'How it works',
          },
          lead: {
            kz: 'Конкурс жылына екі рет, мамыр мен желтоқсанда жарияланады; кезектен тыс бос орын шықса, қосымша хабарландыру беріледі.',
            ru: 'Конкурс объявляют дважды в год, в мае и декабре; если место освободилось раньше, выходит отдельное объявление.',
            en: 'The competition is announced twice a year, in May and December; an extra notice follows if a post falls vacant in between.',
          },
          desc: {
            kz: '<p>Комиссия құрамында мектеп декандары, Ғылыми кеңес мүшелері және тәуелсіз сарапшы бар. Үміткердің жасы, жынысы, ұлты мен денсаулығы шешімге әсер етпейді.</p>',
            ru: '<p>В комиссии\u00a0— деканы, члены Учёного совета и независимый эксперт. Возраст, пол, национальность и здоровье кандидата на решение не влияют.</p>',
            en: '<p>The panel includes deans, members of the Academic Council and an independent expert. Age, sex, ethnicity and health have no bearing on the decision.</p>',
          },
        },
        {
          id: 3139,
          type: 'table',
          group: 2,
          position: 2,
          title: {
            kz: 'Біліктілік талаптары',
            ru: 'Квалификационные требования',
            en: 'Qualification requirements',
          },
          columns: [
            {
              title: {
                kz: 'Лауазым',
                ru: 'Должность',
                en: 'Post',
              },
            },
            {
              title: {
                kz: 'Дәреже',
                ru: 'Степень',
                en: 'Degree',
              },
            },
            {
              title: {
                kz: 'Өтілі',
                ru: 'Стаж',
                en: 'Experience',
              },
            },
            {
              title: {
                kz: 'Жарияланым (5 жыл)',
                ru: 'Публикации (5 лет)',
                en: 'Papers (5 years)',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Профессор',
                    ru: 'Профессор',
                    en: 'Professor',
                  },
                },
                {
                  text: {
                    kz: 'PhD немесе ғылым докторы',
                    ru: 'PhD или доктор наук',
                    en: 'PhD or higher doctorate',
                  },
                },
                {
                  text: {
                    kz: '10 жыл',
                    ru: '10 лет',
                    en: '10 years',
                  },
                },
                {
                  text: {
                    kz: '6, оның 4-еуі Scopus-та',
                    ru: '6, из них 4 в Scopus',
                    en: '6, of which 4 in Scopus',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Қауымдастырылған профессор',
                    ru: 'Ассоциированный профессор',
                    en: 'Associate professor',
                  },
                },
                {
                  text: {
                    kz: 'PhD немесе ғылым кандидаты',
                    ru: 'PhD или кандидат наук',
                    en: 'PhD or candidate of sciences',
                  },
                },
                {
                  text: {
                    kz: '5 жыл',
                    ru: '5 лет',
                    en: '5 years',
                  },
                },
                {
                  text: {
                    kz: '4, оның 2-еуі Scopus-та',
                    ru: '4, из них 2 в Scopus',
                    en: '4, of which 2 in Scopus',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Аға оқытушы',
                    ru: 'Старший преподаватель',
                    en: 'Senior lecturer',
                  },
                },
                {
                  text: {
                    kz: 'магистр',
                    ru: 'магистр',
                    en: 'master’s',
                  },
                },
                {
                  text: {
                    kz: '3 жыл',
                    ru: '3 года',
                    en: '3 years',
                  },
                },
                {
                  text: {
                    kz: '2',
                    ru: '2',
                    en: '2',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Практик-оқытушы',
                    ru: 'Преподаватель-практик',
                    en: 'Teacher from practice',
                  },
                },
                {
                  text: {
                    kz: 'бакалавр немесе магистр',
                    ru: 'бакалавр или магистр',
                    en: 'bachelor’s or master’s',
                  },
                },
                {
                  text: {
                    kz: 'салада 7 жыл',
                    ru: '7 лет в отрасли',
                    en: '7 years in the field',
                  },
                },
                {
                  text: {
                    kz: 'талап етілмейді',
                    ru: 'не требуются',
                    en: 'not required',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3140,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Конкурс кезеңдері',
            ru: 'Этапы конкурса',
            en: 'Stages',
          },
          items: [
            {
              title: {
                kz: 'Құжат тапсыру',
                ru: 'Подача документов',
                en: 'Application',
              },
              desc: {
                kz: '<p>Хабарландыру шыққаннан кейін отыз күнтізбелік күн бойы электрондық түрде қабылданады.</p>',
                ru: '<p>В электронном виде в течение тридцати календарных дней после объявления.</p>',
                en: '<p>Electronically, within thirty calendar days of the notice.</p>',
              },
            },
            {
              title: {
                kz: 'Ашық сабақ',
                ru: 'Открытое занятие',
                en: 'Open class',
              },
              desc: {
                kz: '<p>Студенттер мен әріптестер алдында қырық минуттық дәріс оқисыз, бағаның үштен бірі\u00a0– студенттердікі.</p>',
                ru: '<p>Сорокаминутная лекция перед студентами и коллегами, треть оценки ставят студенты.</p>',
                en: '<p>A forty-minute lecture before students and colleagues; a third of the mark is the students’.</p>',
              },
            },
            {
              title: {
                kz: 'Комиссиямен әңгіме',
                ru: 'Беседа с комиссией',
                en: 'Interview',
              },
              desc: {
                kz: '<p>Зерттеу жоспары, оқыту көзқарасы және жүктеме талқыланады.</p>',
                ru: '<p>Обсуждают план исследований, взгляд на обучение и нагрузку.</p>',
                en: '<p>Your research plan, view of teaching and workload are discussed.</p>',
              },
            },
            {
              title: {
                kz: 'Шешім',
                ru: 'Решение',
                en: 'Decision',
              },
              desc: {
                kz: '<p>Жасырын дауыс нәтижесі бес жұмыс күнінде жазбаша жіберіледі.</p>',
                ru: '<p>Итог тайного голосования сообщают письменно за пять рабочих дней.</p>',
                en: '<p>The outcome of the secret ballot is sent in writing within five working days.</p>',
              },
            },
          ],
        },
        {
          id: 3141,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Құжаттар тізімі',
            ru: 'Список документов',
            en: 'List of documents',
          },
          items: [
            {
              title: {
                kz: 'Міндетті құжаттар',
                ru: 'Обязательные',
                en: 'Required',
              },
              text: {
                kz: '<ul><li>конкурсқа қатысу туралы өтініш;</li><li>түйіндеме мен кадрларды есепке алу парағы;</li><li>диплом мен дәреже туралы куәліктердің көшірмелері;</li><li>соңғы бес жылдағы еңбектер тізімі;</li><li>сотталмағаны туралы анықтама.</li></ul>',
                ru: '<ul><li>заявление об участии;</li><li>резюме и личный листок по учёту кадров;</li><li>копии дипломов и удостоверений о степени;</li><li>список трудов за пять лет;</li><li>справка об отсутствии судимости.</li></ul>',
                en: '<ul><li>a letter of application;</li><li>a CV and a personal record sheet;</li><li>copies of diplomas and degree certificates;</li><li>a list of works of the last five years;</li><li>a certificate of no criminal record.</li></ul>',
              },
            },
            {
              title: {
                kz: 'Қалауы бойынша',
                ru: 'По желанию',
                en: 'Optional',
              },
              text: {
                kz: '<p>Курс бағдарламасының үлгісі, студенттердің пікірі, тіл сертификаты және екі әріптестің ұсынысы артықшылық береді.</p>',
                ru: '<p>Образец программы курса, отзывы студентов, языковой сертификат и две рекомендации будут преимуществом.</p>',
                en: '<p>A sample syllabus, students’ reviews, a language certificate and two references are an advantage.</p>',
              },
            },
          ],
        },
        {
          id: 3142,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Кадр қызметі',
            ru: 'Кадровая служба',
            en: 'Human resources',
          },
          items: [
            {
              title: {
                kz: 'Конкурс хатшысы',
                ru: 'Секретарь конкурса',
                en: 'Competition secretary',
              },
              phone: '+7 (727) 377-11-35',
              email: 'hr@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 208-кабинет',
                ru: 'Главный корпус, кабинет 208',
                en: 'Main building, room 208',
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
])
