/** Invented studies of lungs, infections, blood and children. */
export const lungsAndInfections = `
# Shorter treatment for tuberculosis of the lungs
conditions: Pulmonary tuberculosis
design: PHASE3 RECRUITING DRUG Four months of treatment with rifapentine and moxifloxacin
people: ALL 18-65
dates: 2026-01 2028-01
enrols: 500
places: Mumbai; Delhi; Guwahati
summary: Four months of treatment are compared with six. Sputum is tested each month.
+ Tuberculosis of the lungs
+ Weight of at least 35 kg
- HIV
- ALT more than 120 U/L
- Epilepsy
- Pregnancy or lactation

# Asthma: one inhaler for every day and for attacks
conditions: Asthma
design: PHASE4 RECRUITING DRUG Budesonide with formoterol
people: ALL 12-65
dates: 2026-04 2027-04
enrols: 320
places: Pune; Bengaluru; Kolkata
summary: Five visits in a year. Attacks and days away from work or school are counted.
+ Asthma for at least 12 months
- COPD
- Taking oral corticosteroids in the last 1 month
- Smoked for more than ten years

# Breathing better at home: exercises for COPD by video
conditions: COPD
design: NA RECRUITING BEHAVIORAL Exercises by video, three times a week
people: ALL 40-80
dates: 2026-06 2027-06
enrols: 150
places: Delhi; Jaipur
summary: A physiotherapist leads groups of six by video for twelve weeks.
+ COPD
+ SpO2 90% or higher
- Heart attack in the last 3 months
- Needs oxygen all day

# Clean cooking and the lungs of women
conditions: COPD
design: NA ENROLLING_BY_INVITATION DEVICE An induction cooker for the household
people: FEMALE 30-70
dates: 2026-01 2029-01
enrols: 800
places: Bhubaneswar; Lucknow
summary: Households are invited by village. Breathing is measured once a year for three years.
+ Cooks with wood or dung
- Current lung cancer
- Smokes

# A vaccine against dengue in adults
conditions: Dengue
design: PHASE3 RECRUITING BIOLOGICAL One dose of a dengue vaccine
people: ALL 18-60
dates: 2026-08 2028-08
enrols: 3000
places: Chennai; Kochi; Kolkata; Delhi
summary: One injection and six visits in two years. Fever is looked into at once.
+ In good health by the study doctor's opinion
- HIV
- Immunosuppressive therapy in the last 3 months
- Dengue in the last 6 months
- Pregnancy or lactation

# Malaria that comes back: a shorter course of tablets
conditions: Malaria
design: PHASE3 SUSPENDED DRUG Seven days of primaquine
people: ALL 16-
dates: 2025-03 2027-03
enrols: 200
places: Bhubaneswar; Guwahati
summary: The study is paused while its safety board looks at the first results.
+ Malaria
+ Haemoglobin of at least 8 g/dL
- Lacks the enzyme G6PD
- Pregnancy or lactation

# Hepatitis B: when can tablets be stopped?
conditions: Chronic hepatitis B
design: PHASE4 RECRUITING DRUG Stopping tenofovir under close watch
people: ALL 25-65
dates: 2026-03 2029-03
enrols: 160
places: Hyderabad; Kolkata
summary: Blood is tested every month in the first half year. Tablets are begun again at the first sign of a flare.
+ Hepatitis B for at least 48 months
+ Treated with tenofovir for four years
- Cirrhosis of the liver
- Hepatitis C or HIV
- Cancer of the liver in the family

# Iron for girls: once a week or once a day
conditions: Iron deficiency anaemia
design: PHASE4 RECRUITING DIETARY_SUPPLEMENT Iron with folic acid once a week
people: FEMALE 12-19
dates: 2026-06 2027-06
enrols: 450
places: Jaipur; Bhubaneswar; Pune
summary: Tablets are taken at school. A guardian and the girl both agree before anything is done.
+ Haemoglobin between 8 and 11.9 g/dL
- Sickle cell disease or thalassaemia
- Taking iron tablets

# Sickle cell disease: a lower dose of hydroxyurea
conditions: Sickle cell anaemia
design: PHASE3 RECRUITING DRUG Hydroxyurea 10 mg for each kg
people: ALL 5-50
dates: 2026-02 2028-02
enrols: 210
places: Bhubaneswar; Ahmedabad
summary: Crises and days in hospital are counted for two years. A guardian agrees for a child.
+ Sickle cell disease
+ Platelets of at least 100 10^3/uL
- Creatinine more than 1.5 mg/dL
- Pregnancy or lactation

# Thalassaemia: fewer transfusions with a new injection
conditions: Beta thalassaemia
design: PHASE2 NOT_YET_RECRUITING DRUG An injection every three weeks
people: ALL 18-50
dates: 2027-02 2028-08
enrols: 60
places: Kolkata; Mumbai
summary: The first visits are planned for spring. Nothing is asked of anyone before.
+ Thalassaemia
+ Haemoglobin of at least 7 g/dL
- Previous stroke or epilepsy
- Pregnancy or lactation

# Vitamin D in winter: drops or tablets
conditions: Vitamin D deficiency
design: PHASE4 RECRUITING DIETARY_SUPPLEMENT Vitamin D drops each day
people: ALL 18-60
dates: 2026-11 2027-04
enrols: 180
places: Delhi
summary: Two visits and two blood tests in twelve weeks.
+ Vitamin D less than 20 ng/mL
- Kidney stones
- Takes a supplement of vitamin D now

# Long COVID: breathing and pacing
conditions: COVID-19
design: NA TERMINATED BEHAVIORAL Breathing exercises with pacing
people: ALL 18-70
dates: 2024-01 2025-09
enrols: 90
places: Mumbai
summary: The study ended early because too few people took part.
+ History of COVID-19
- Heart failure

# HIV: an injection every two months
conditions: HIV
design: PHASE3 RECRUITING DRUG Cabotegravir with rilpivirine
people: ALL 18-
dates: 2026-05 2028-05
enrols: 300
places: Hyderabad; Mumbai; Guwahati
summary: Injections at the clinic replace tablets each day. The study keeps visits discreet.
+ HIV for at least 12 months
- Hepatitis B
- Active tuberculosis
- Pregnancy or lactation
`;
