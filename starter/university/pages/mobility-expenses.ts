import { starter } from '../../starter-entry.ts'

export const pagesMobilityExpenses = starter('page', [
  {
    id: 106,
    slug: 'expenses-for-the-period-of-mobility',
    attributes: {
      title: {
        kz: 'Ұтқырлық кезіндегі шығындар',
        ru: 'Расходы на время мобильности',
        en: 'Expenses during mobility',
      },
      path: 'expenses-for-the-period-of-mobility',
      type: 'static',
      seo: {
        title: {
          kz: 'Шетелдегі семестр қанша тұрады\u00a0– Нархоз университеті',
          ru: 'Сколько стоит семестр за рубежом\u00a0— Университет Нархоз',
          en: 'What a semester abroad costs – Narxoz University',
        },
        description: {
          kz: 'Елдер бойынша тұру, тамақ, виза және сақтандыру шығындары, оларды азайту жолдары және шәкіртақымен салыстыру.',
          ru: 'Расходы на жильё, питание, визу и страховку по странам, как их сократить и что покрывает стипендия.',
          en: 'Housing, food, visa and insurance costs by country, how to bring them down and what a scholarship covers.',
        },
      },
      banner: {
        title: {
          kz: 'Есебін тапқан еркін жүреді',
          ru: 'Посчитать заранее\u00a0— ехать спокойно',
          en: 'Count first, travel with ease',
        },
        lead: {
          kz: 'Сандар өткен жылы барып келген студенттердің нақты жұмсаған қаражатынан алынған, сондықтан оларға сенуге болады.',
          ru: 'Цифры взяты из реальных трат студентов, вернувшихся в прошлом году, поэтому им можно верить.',
          en: 'The figures come from what students who returned last year actually spent, so you can rely on them.',
        },
      },
      blocks: [
        {
          id: 3084,
          type: 'table',
          group: 1,
          position: 1,
          title: {
            kz: 'Елдер бойынша айлық шығын',
            ru: 'Расходы в месяц по странам',
            en: 'Monthly costs by country',
          },
          desc: {
            kz: '<p>Еуро есебімен, 2025/26 оқу жылы; ең арзан және ең қымбат жауаптар алынып тасталған.</p>',
            ru: '<p>В евро, 2025/26 учебный год; самые низкие и самые высокие ответы исключены.</p>',
            en: '<p>In euros, academic year 2025/26; the lowest and highest answers were left out.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Ел',
                ru: 'Страна',
                en: 'Country',
              },
            },
            {
              title: {
                kz: 'Тұру',
                ru: 'Жильё',
                en: 'Housing',
              },
            },
            {
              title: {
                kz: 'Тамақ',
                ru: 'Питание',
                en: 'Food',
              },
            },
            {
              title: {
                kz: 'Көлік',
                ru: 'Транспорт',
                en: 'Transport',
              },
            },
            {
              title: {
                kz: 'Барлығы',
                ru: 'Всего',
                en: 'Total',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Германия',
                    ru: 'Германия',
                    en: 'Germany',
                  },
                },
                {
                  text: {
                    kz: '420',
                    ru: '420',
                    en: '420',
                  },
                },
                {
                  text: {
                    kz: '260',
                    ru: '260',
                    en: '260',
                  },
                },
                {
                  text: {
                    kz: '40',
                    ru: '40',
                    en: '40',
                  },
                },
                {
                  text: {
                    kz: '720',
                    ru: '720',
                    en: '720',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Франция',
                    ru: 'Франция',
                    en: 'France',
                  },
                },
                {
                  text: {
                    kz: '460',
                    ru: '460',
                    en: '460',
                  },
                },
                {
                  text: {
                    kz: '280',
                    ru: '280',
                    en: '280',
                  },
                },
                {
                  text: {
                    kz: '45',
                    ru: '45',
                    en: '45',
                  },
                },
                {
                  text: {
                    kz: '785',
                    ru: '785',
                    en: '785',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Польша',
                    ru: 'Польша',
                    en: 'Poland',
                  },
                },
                {
                  text: {
                    kz: '390',
                    ru: '390',
                    en: '390',
                  },
                },
                {
                  text: {
                    kz: '270',
                    ru: '270',
                    en: '270',
                  },
                },
                {
                  text: {
                    kz: '40',
                    ru: '40',
                    en: '40',
                  },
                },
                {
                  text: {
                    kz: '700',
                    ru: '700',
                    en: '700',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Түркия',
                    ru: 'Турция',
                    en: 'Türkiye',
                  },
                },
                {
                  text: {
                    kz: '210',
                    ru: '210',
                    en: '210',
                  },
                },
                {
                  text: {
                    kz: '180',
                    ru: '180',
                    en: '180',
                  },
                },
                {
                  text: {
                    kz: '20',
                    ru: '20',
                    en: '20',
                  },
                },
                {
                  text: {
                    kz: '410',
                    ru: '410',
                    en: '410',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Корея Республикасы',
                    ru: 'Республика Корея',
                    en: 'Republic of Korea',
                  },
                },
                {
                  text: {
                    kz: '330',
                    ru: '330',
                    en: '330',
                  },
                },
                {
                  text: {
                    kz: '260',
                    ru: '260',
                    en: '260',
                  },
                },
                {
                  text: {
                    kz: '45',
                    ru: '45',
                    en: '45',
                  },
                },
                {
                  text: {
                    kz: '635',
                    ru: '635',
                    en: '635',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Қытай',
                    ru: 'Китай',
                    en: 'China',
                  },
                },
                {
                  text: {
                    kz: '180',
                    ru: '180',
                    en: '180',
                  },
                },
                {
                  text: {
                    kz: '190',
                    ru: '190',
                    en: '190',
                  },
                },
                {
                  text: {
                    kz: '15',
                    ru: '15',
                    en: '15',
                  },
                },
                {
                  text: {
                    kz: '385',
                    ru: '385',
                    en: '385',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3085,
          type: 'facts',
          group: 2,
          position: 2,
          title: {
            kz: 'Бір реттік төлемдер',
            ru: 'Разовые платежи',
            en: 'One-off payments',
          },
          items: [
            {
              title: {
                kz: 'Ұлттық виза',
                ru: 'Национальная виза',
                en: 'National visa',
              },
              value: {
                kz: '75–100 еуро, Корея мен Қытайға шамамен 30\u00a0000 теңге',
                ru: '75–100 евро, в Корею и Китай около 30\u00a0000 тенге',
                en: '75–100 euros; about 30,000 tenge for Korea and China',
              },
            },
            {
              title: {
                kz: 'Медициналық сақтандыру',
                ru: 'Медицинская страховка',
                en: 'Health insurance',
              },
              value: {
                kz: 'семестріне 60\u00a0000–110\u00a0000 теңге',
                ru: '60\u00a0000–110\u00a0000 тенге за семестр',
                en: '60,000–110,000 tenge a semester',
              },
            },
            {
              title: {
                kz: 'Ұшақ билеті',
                ru: 'Авиабилет',
                en: 'Air ticket',
              },
              value: {
                kz: 'екі бағытқа 180\u00a0000 теңгеден бастап',
                ru: 'от 180\u00a0000 тенге в обе стороны',
                en: 'from 180,000 tenge return',
              },
            },
            {
              title: {
                kz: 'Құжат аудармасы',
                ru: 'Перевод документов',
                en: 'Translation of documents',
              },
              value: {
                kz: '20\u00a0000–35\u00a0000 теңге',
                ru: '20\u00a0000–35\u00a0000 тенге',
                en: '20,000–35,000 tenge',
              },
            },
            {
              title: {
                kz: 'Жатақхана кепілпұлы',
                ru: 'Залог за общежитие',
                en: 'Hall deposit',
              },
              value: {
                kz: '100–300 еуро, кетерде қайтарылады',
                ru: '100–300 евро, возвращают при отъезде',
                en: '100–300 euros, returned when you leave',
              },
            },
          ],
        },
        {
          id: 3086,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Студенттердің үнемдеу кеңестері',
            ru: 'Как экономят студенты',
            en: 'How students save',
          },
          items: [
            {
              title: {
                kz: 'Жатақханаға ерте өтінім беріңіз',
                ru: 'Подайте заявку на общежитие рано',
                en: 'Apply early for a hall',
              },
              text: {
                kz: '<p>Орын әдетте хабарлама келген күні-ақ бөлініп кетеді. Шақыру хатын күтпей, қабылданғаныңыз туралы хат жеткен бойда өтінім беріңіз.</p>',
                ru: '<p>Места расходятся в день объявления. Не ждите приглашения: подавайте заявку, как только пришло письмо о приёме.</p>',
                en: '<p>Rooms go the day they are announced. Do not wait for the invitation; apply as soon as you are accepted.</p>',
              },
            },
            {
              title: {
                kz: 'Асханада тамақтаныңыз',
                ru: 'Ешьте в столовой',
                en: 'Eat in the canteen',
              },
              text: {
                kz: '<p>Германия мен Францияда студенттік асхананың түскі асы екі-төрт еуро тұрады, бұл дүкеннен алып пісіргеннен арзан.</p>',
                ru: '<p>В Германии и Франции обед в студенческой столовой стоит два-четыре евро, дешевле, чем готовить самому.</p>',
                en: '<p>In Germany and France a student canteen lunch costs two to four euros, cheaper than cooking.</p>',
              },
            },
            {
              title: {
                kz: 'Көлікке семестрлік билет алыңыз',
                ru: 'Купите семестровый проездной',
                en: 'Buy a semester ticket',
              },
              text: {
                kz: '<p>Кейбір университеттер оны тіркеу жарнасына қосады, алдымен үйлестірушіден сұраңыз.</p>',
                ru: '<p>Некоторые вузы включают его в регистрационный взнос, сначала уточните у координатора.</p>',
                en: '<p>Some universities include it in the registration fee, so ask the coordinator first.</p>',
              },
            },
            {
              title: {
                kz: 'Ақшаны айырбастауға асықпаңыз',
                ru: 'Не спешите менять деньги',
                en: 'Do not rush to change money',
              },
              text: {
                kz: '<p>Әуежайдағы бағам ең тиімсіз. Қазақстандық банктердің көп валюталы картасы комиссиясыз төлеуге мүмкіндік береді.</p>',
                ru: '<p>В аэропорту курс самый невыгодный. Мультивалютная карта казахстанского банка позволяет платить без комиссии.</p>',
                en: '<p>Airport rates are the worst. A multi-currency card from a Kazakhstani bank lets you pay without commission.</p>',
              },
            },
          ],
        },
        {
          id: 3087,
          type: 'call',
          group: 4,
          position: 4,
          title: {
            kz: 'Бюджетіңізді бірге құрайық',
            ru: 'Составим бюджет вместе',
            en: 'Let us plan your budget together',
          },
          desc: {
            kz: '<p>Айдың соңғы бейсенбісінде барып келген студенттер кеңес береді: есеп кестесі мен пәтер іздеу тізімін ала келеді.</p>',
            ru: '<p>В последний четверг месяца вернувшиеся студенты консультируют: приносят таблицу расходов и список сайтов с жильём.</p>',
            en: '<p>On the last Thursday of each month returned students give advice and bring a budget sheet and a list of housing sites.</p>',
          },
          link: {
            text: {
              kz: 'Қаржыландыру көздері',
              ru: 'Источники финансирования',
              en: 'Sources of funding',
            },
            url: '/academic-mobility',
          },
        },
      ],
    },
  },
  {
    id: 107,
    slug: 'surveys',
    attributes: {
      title: {
        kz: 'Сауалнамалар',
        ru: 'Анкетирование',
        en: 'Surveys',
      },
      path: 'surveys',
      type: 'static',
      seo: {
        title: {
          kz: 'Ұтқырлық қатысушыларының сауалнамасы\u00a0– Нархоз университеті',
          ru: 'Опросы участников мобильности\u00a0— Университет Нархоз',
          en: 'Surveys of mobility participants – Narxoz University',
        },
        description: {
          kz: 'Алмасудан оралған студенттер мен қызметкерлер не дейді: сауалнама қалай өтеді және нәтижесі нені өзгертті.',
          ru: 'Что говорят студенты и сотрудники после обмена: как проходят опросы и что изменилось по их итогам.',
          en: 'What students and staff say after an exchange: how surveys are run and what their results have changed.',
        },
      },
      banner: {
        title: {
          kz: 'Пікіріңіз келесі сапарды жақсартады',
          ru: 'Ваше мнение улучшит чью-то поездку',
          en: 'Your opinion improves the next journey',
        },
        lead: {
          kz: 'Оралғаннан кейінгі он минут: шынайы жауап серіктестерді таңдауға да, қолдауды түзетуге де көмектеседі.',
          ru: 'Десять минут после возвращения: честные ответы помогают выбирать партнёров и менять поддержку.',
          en: 'Ten minutes after your return: honest answers help us choose partners and improve our support.',
        },
      },
      blocks: [
        {
          id: 3088,
          type: 'text',
          group: 1,
          position: 1,
          title: {
            kz: 'Не үшін сұраймыз',
            ru: 'Зачем мы спрашиваем',
            en: 'Why we ask',
          },
          desc: {
            kz: '<p>Сауалнама жылына екі рет, әр семестр аяқталған соң өтеді. Жауаптар аты-жөнінсіз жиналады, тек мектеп пен қабылдаушы университет көрсетіледі.</p><p>Нәтиже үш жерге жетеді: халықаралық байланыс кеңсесіне, мектеп декандарына және серіктес университетке. Қорытындысы <a href="/survey-results">сауалнама нәтижелері</a> бетінде жарияланады.</p>',
            ru: '<p>Опрос проводят дважды в год, после каждого семестра. Ответы анонимны, указываются только школа и принимающий вуз.</p><p>Результаты получают международный офис, деканы и партнёр. Итоги публикуются на странице <a href="/survey-results">результатов опросов</a>.</p>',
            en: '<p>The survey is held twice a year, after each semester. Answers are anonymous; only the school and the host university are named.</p><p>The results go to the international office, the deans and the partner. They are published on the <a href="/survey-results">survey results</a> page.</p>',
          },
        },
        {
          id: 3089,
          type: 'numbers',
          group: 2,
          position: 2,
          title: {
            kz: '2026 жылғы көктемгі сауалнама',
            ru: 'Весенний опрос 2026 года',
            en: 'Spring survey 2026',
          },
          desc: {
            kz: '<p>Дереккөзі: халықаралық байланыс кеңсесінің шетелден оралған студенттерге арналған сауалнамасы.</p>',
            ru: '<p>Источник: анкета международного офиса для студентов, вернувшихся из-за рубежа.</p>',
            en: '<p>Source: the international office’s questionnaire for students who have returned.</p>',
          },
          items: [
            {
              value: {
                kz: '131',
                ru: '131',
                en: '131',
              },
              title: {
                kz: 'студент жауап берді',
                ru: 'студент ответил',
                en: 'students answered',
              },
            },
            {
              value: {
                kz: '92\u00a0%',
                ru: '92\u00a0%',
                en: '92%',
              },
              title: {
                kz: 'таңдаған университетін досына ұсынар еді',
                ru: 'посоветовали бы свой вуз другу',
                en: 'would recommend their host to a friend',
              },
            },
            {
              value: {
                kz: '78\u00a0%',
                ru: '78\u00a0%',
                en: '78%',
              },
              title: {
                kz: 'кредиттерді есепке алу тез өтті дейді',
                ru: 'считают, что кредиты зачли быстро',
                en: 'say their credits were recognised quickly',
              },
            },
          ],
        },
        {
          id: 3090,
          type: 'table',
          group: 3,
          position: 3,
          title: {
            kz: 'Сіз айттыңыз\u00a0– біз жасадық',
            ru: 'Вы сказали\u00a0— мы сделали',
            en: 'You said, we did',
          },
          columns: [
            {
              title: {
                kz: 'Пікір',
                ru: 'Мнение',
                en: 'Feedback',
              },
            },
            {
              title: {
                kz: 'Өзгеріс',
                ru: 'Что изменили',
                en: 'Change',
              },
            },
            {
              title: {
                kz: 'Қашан',
                ru: 'Когда',
                en: 'When',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Виза туралы ақпарат кеш келеді',
                    ru: 'Информация о визе приходит поздно',
                    en: 'Visa information comes late',
                  },
                },
                {
                  text: {
                    kz: 'виза кеңесі іріктеуден кейін бірден өткізіледі',
                    ru: 'визовая консультация сразу после отбора',
                    en: 'visa briefing right after selection',
                  },
                },
                {
                  text: {
                    kz: '2025 ж. көктемі',
                    ru: 'весна 2025',
                    en: 'spring 2025',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Бағаларды енгізу бір айға созылды',
                    ru: 'Оценки вносили целый месяц',
                    en: 'Marks took a month to enter',
                  },
                },
                {
                  text: {
                    kz: 'мерзім он жұмыс күніне шектелді',
                    ru: 'срок ограничили десятью рабочими днями',
                    en: 'limited to ten working days',
                  },
                },
                {
                  text: {
                    kz: '2025 ж. күзі',
                    ru: 'осень 2025',
                    en: 'autumn 2025',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Барған қалада таныс студент жоқ',
                    ru: 'Нет связи со студентами на месте',
                    en: 'No contact with students there',
                  },
                },
                {
                  text: {
                    kz: 'қала бойынша бұрынғы қатысушылар тізімі ашылды',
                    ru: 'открыли список бывших участников по городам',
                    en: 'list of former participants by city',
                  },
                },
                {
                  text: {
                    kz: '2026 ж. көктемі',
                    ru: 'весна 2026',
                    en: 'spring 2026',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3091,
          type: 'call',
          group: 4,
          position: 4,
          title: {
            kz: 'Сауалнаманы толтырыңыз',
            ru: 'Заполните анкету',
            en: 'Fill in the survey',
          },
          desc: {
            kz: '<p>Сілтеме оралған соң университет поштаңызға жіберіледі. Келмей қалса, үйлестірушіге хабарласыңыз.</p>',
            ru: '<p>Ссылка приходит на университетскую почту после возвращения. Если её нет, напишите координатору.</p>',
            en: '<p>The link is sent to your university mailbox when you return. If it has not arrived, write to the coordinator.</p>',
          },
          link: {
            text: {
              kz: 'Сілтеме сұрау',
              ru: 'Запросить ссылку',
              en: 'Ask for the link',
            },
            url: 'mailto:mobility@narxoz.example',
          },
        },
      ],
    },
  },
  {
    id: 108,
    slug: 'employee-mobility',
    attributes: {
      title: {
        kz: 'Қызметкерлер ұтқырлығы',
        ru: 'Мобильность сотрудников',
        en: 'Staff mobility',
      },
      path: 'employee-mobility',
      type: 'static',
      seo: {
        title: {
          kz: 'Оқытушылар мен қызметкерлер ұтқырлығы\u00a0– Нархоз университеті',
          ru: 'Мобильность преподавателей и сотрудников\u00a0— Университет Нархоз',
          en: 'Mobility of teachers and staff – Narxoz University',
        },
        description: {
          kz: 'Оқытушылар мен әкімшілік қызметкерлердің шетелде дәріс беруі және тәжірибе алмасуы: бағдарламалар, мерзімі, есеп беру.',
          ru: 'Лекции и обмен опытом преподавателей и администрации за рубежом: программы, сроки, отчётность.',
          en: 'Teaching and training abroad for lecturers and administrative staff: programmes, length and reporting.',
        },
      },
      banner: {
        title: {
          kz: 'Оқытушы да оқуға барады',
          ru: 'Преподаватели тоже едут учиться',
          en: 'Teachers travel to learn, too',
        },
        lead: {
          kz: 'Дәріс оқу, тәжірибе алмасу немесе бірлескен зерттеу: екі күннен екі айға дейінгі сапарларды университет қолдайды.',
          ru: 'Лекции, обмен опытом или совместное исследование: университет поддерживает поездки от двух дней до двух месяцев.',
          en: 'Lecturing, training or joint research: the university supports stays from two days to two months.',
        },
      },
      blocks: [
        {
          id: 3092,
          type: 'cards',
          group: 1,
          position: 1,
          title: {
            kz: 'Сапар түрлері',
            ru: 'Виды поездок',
            en: 'Kinds of stay',
          },
          items: [
            {
              title: {
                kz: 'Дәріс беру',
                ru: 'Чтение лекций',
                en: 'Teaching',
              },
              desc: {
                kz: '<p>Аптасына кемінде сегіз академиялық сағат, бағдарлама қабылдаушы кафедрамен келісіледі.</p>',
                ru: '<p>Не менее восьми академических часов в неделю по программе, согласованной с кафедрой.</p>',
                en: '<p>At least eight teaching hours a week, on a syllabus agreed with the host department.</p>',
              },
            },
            {
              title: {
                kz: 'Тәжірибе алмасу',
                ru: 'Обмен опытом',
                en: 'Training',
              },
              desc: {
                kz: '<p>Кітапхана, тіркеуші, мансап және АТ қызметкерлері әріптестерінің жұмысын бес күн бақылайды.</p>',
                ru: '<p>Сотрудники библиотеки, регистратора, карьерного офиса и ИТ пять дней наблюдают работу коллег.</p>',
                en: '<p>Staff from the library, registry, career office and IT spend five days shadowing colleagues.</p>',
              },
            },
            {
              title: {
                kz: 'Ғылыми тағылымдама',
                ru: 'Научная стажировка',
                en: 'Research stay',
              },
              desc: {
                kz: '<p>Бір-екі айлық жұмыс бірлескен мақала немесе грант өтінімімен аяқталады.</p>',
                ru: '<p>Один-два месяца работы завершаются совместной статьёй или заявкой на грант.</p>',
                en: '<p>One or two months of work that end in a joint paper or a grant application.</p>',
              },
            },
          ],
        },
        {
          id: 3093,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Іссапарды рәсімдеу',
            ru: 'Как оформить поездку',
            en: 'Arranging your trip',
          },
          items: [
            {
              title: {
                kz: 'Мектеппен келісу',
                ru: 'Согласуйте со школой',
                en: 'Agree with your school',
              },
              desc: {
                kz: '<p>Декан сабақтарды кім алмастыратынын және сапардың мектепке пайдасын растайды.</p>',
                ru: '<p>Декан подтверждает замену занятий и пользу поездки для школы.</p>',
                en: '<p>The dean confirms who covers your classes and what the school gains.</p>',
              },
            },
            {
              title: {
                kz: 'Жоспар жазу',
                ru: 'Напишите план',
                en: 'Write a plan',
              },
              desc: {
                kz: '<p>Күн бойынша бағдарлама мен күтілетін нәтиже бір бетке сыйғызылады, оған қабылдаушы жақ қол қояды.</p>',
                ru: '<p>Программа по дням и ожидаемый результат умещаются на странице, её подписывает принимающая сторона.</p>',
                en: '<p>One page with a day-by-day programme and the expected result, signed by the host.</p>',
              },
            },
            {
              title: {
                kz: 'Конкурсқа өтінім беру',
                ru: 'Подайте заявку на конкурс',
                en: 'Enter the selection',
              },
              desc: {
                kz: '<p>Өтінім жылына екі рет, 15 ақпан мен 15 қыркүйекке дейін қабылданады. Бірінші рет баратындарға басымдық беріледі.</p>',
                ru: '<p>Заявки принимают дважды в год, до 15 февраля и 15 сентября. Приоритет у тех, кто едет впервые.</p>',
                en: '<p>Applications close twice a year, on 15 February and 15 September. First-time travellers have priority.</p>',
              },
            },
            {
              title: {
                kz: 'Есеп беру және бөлісу',
                ru: 'Отчитайтесь и поделитесь',
                en: 'Report and share',
              },
              desc: {
                kz: '<p>Оралған соң он күнде есеп тапсырылып, бір айдың ішінде әріптестерге ашық семинар өткізіледі.</p>',
                ru: '<p>В течение десяти дней сдают отчёт, а за месяц проводят открытый семинар для коллег.</p>',
                en: '<p>A report is due in ten days and an open seminar for colleagues within a month.</p>',
              },
            },
          ],
        },
        {
          id: 3094,
          type: 'facts',
          group: 3,
          position: 3,
          title: {
            kz: 'Не төленеді',
            ru: 'Что оплачивается',
            en: 'What is paid',
          },
          items: [
            {
              title: {
                kz: 'Erasmus+ бойынша',
                ru: 'По Erasmus+',
                en: 'Under Erasmus+',
              },
              value: {
                kz: 'күніне 140–180 еуро және жол ақысы',
                ru: '140–180 евро в день и дорога',
                en: '140–180 euros a day and travel',
              },
            },
            {
              title: {
                kz: 'Университет қорынан',
                ru: 'Из фонда университета',
                en: 'From the university fund',
              },
              value: {
                kz: 'билет, виза және екі аптаға дейінгі тұру шығыны',
                ru: 'билет, виза и проживание до двух недель',
                en: 'ticket, visa and housing for up to two weeks',
              },
            },
            {
              title: {
                kz: 'Еңбекақы',
                ru: 'Заработная плата',
                en: 'Salary',
              },
              value: {
                kz: 'сапар кезінде толық сақталады',
                ru: 'на время поездки сохраняется полностью',
                en: 'kept in full during the stay',
              },
            },
          ],
        },
        {
          id: 3095,
          type: 'contacts',
          group: 4,
          position: 4,
          title: {
            kz: 'Кеңес алу',
            ru: 'Консультация',
            en: 'Advice',
          },
          items: [
            {
              title: {
                kz: 'Қызметкерлер ұтқырлығының үйлестірушісі',
                ru: 'Координатор мобильности сотрудников',
                en: 'Staff mobility coordinator',
              },
              phone: '+7 (727) 377-11-26',
              email: 'staffmobility@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 319-кабинет',
                ru: 'Главный корпус, кабинет 319',
                en: 'Main building, room 319',
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
