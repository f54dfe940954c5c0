/** Invented studies of the mind, bones, skin, women's and men's health, and cancer. */
export const mindAndOthers = `
# Talking by phone: help with depression from a trained neighbour
conditions: Depression
design: NA RECRUITING BEHAVIORAL Eight talks with a trained lay counsellor
people: ALL 18-65
dates: 2026-03 2027-09
enrols: 380
places: Pune; Kochi
summary: Eight talks by phone in three months. A doctor is told at once if someone is in danger.
+ Depression
- Bipolar disorder
- Schizophrenia
- Thoughts of ending one's life now

# Worry and sleep: a course in six evenings
conditions: Generalised anxiety disorder
design: NA RECRUITING BEHAVIORAL A course on sleep and worry
people: ALL 18-60
dates: 2026-07 2027-03
enrols: 120
places: Bengaluru; Chennai
summary: Six evenings in a group of ten, and a diary of sleep.
+ Anxiety
- Epilepsy
- Works night shifts

# Migraine: a tablet to prevent headaches
conditions: Migraine
design: PHASE3 RECRUITING DRUG Atogepant 60 mg
people: ALL 18-65
dates: 2026-04 2027-06
enrols: 210
places: Delhi; Hyderabad
summary: One tablet a day or a tablet without effect for twelve weeks, then the tablet for all.
+ Migraine for at least 12 months
+ Four or more days with headache each month
- Taking beta blockers
- Stroke
- Pregnancy or lactation

# Epilepsy: a diet low in carbohydrates for adults
conditions: Epilepsy
design: NA RECRUITING BEHAVIORAL Modified Atkins diet
people: ALL 18-50
dates: 2026-01 2027-07
enrols: 80
places: Kochi; Lucknow
summary: A dietician plans meals from Indian kitchens. Seizures are counted for six months.
+ Epilepsy for at least 24 months
+ Taking antiepileptic drugs
- Kidney stones
- Type 1 diabetes
- Pregnancy or lactation

# Parkinson's disease: dancing twice a week
conditions: Parkinson's disease
design: NA RECRUITING BEHAVIORAL Dance classes in a group
people: ALL 45-80
dates: 2026-05 2027-05
enrols: 70
places: Bengaluru; Kolkata
summary: Classes of one hour, twice a week, for half a year. A helper may come along.
+ Parkinson's disease
- Dementia
- Falls more than once a week

# Memory and hearing: hearing aids for people with early memory loss
conditions: Dementia
design: NA NOT_YET_RECRUITING DEVICE Hearing aids on loan
people: ALL 60-
dates: 2027-03 2028-09
enrols: 200
places: Mumbai; Pune
summary: The aids may be kept after the study. A relative answers questions too.
+ Hard of hearing by a hearing test
- Stroke in the last 12 months
- Uses hearing aids now

# Knee pain: exercise before an operation
conditions: Knee osteoarthritis
design: NA RECRUITING BEHAVIORAL Exercises with a physiotherapist
people: ALL 50-80
dates: 2026-02 2027-08
enrols: 240
places: Ahmedabad; Jaipur; Chennai
summary: Twelve weeks of exercises are compared with waiting for the operation as usual.
+ Osteoarthritis of the knee
+ Body mass index 40 kg/m2 or less
- Rheumatoid arthritis
- Operation on the same knee before

# Strong bones: an injection twice a year
conditions: Osteoporosis
design: PHASE3 RECRUITING DRUG Denosumab
people: FEMALE 55-80
dates: 2026-06 2029-06
enrols: 330
places: Kochi; Hyderabad
summary: Six injections in three years. The density of bones is measured four times.
+ Osteoporosis
+ Vitamin D of at least 20 ng/mL
- eGFR < 30 mL/min/1.73 m2
- Tooth pulled or implant planned

# Back pain: yoga or exercises
conditions: Chronic low back pain
design: NA RECRUITING BEHAVIORAL Yoga twice a week
people: ALL 18-65
dates: 2026-08 2027-08
enrols: 200
places: Mysuru; Bengaluru; Pune
summary: Twelve weeks in a group, then at home by video.
+ Back pain for at least 3 months
- Osteoporosis
- Cancer
- Pregnant women

# Psoriasis: a tablet once a day
conditions: Plaque psoriasis
design: PHASE3 RECRUITING DRUG A tablet that blocks TYK2
people: ALL 18-70
dates: 2026-03 2027-12
enrols: 170
places: Mumbai; Delhi
summary: One year of treatment with eight visits. Blood is tested at each.
+ Psoriasis for at least 6 months
- Active tuberculosis
- Hepatitis B, hepatitis C or HIV
- Taking immunosuppressants
- Pregnancy or lactation

# Polycystic ovary syndrome: inositol with exercise
conditions: PCOS
design: PHASE2 RECRUITING DIETARY_SUPPLEMENT Myo-inositol
people: FEMALE 18-38
dates: 2026-05 2027-05
enrols: 130
places: Chennai; Hyderabad; Kolkata
summary: Six months with four visits. Cycles are written in a diary.
+ Polycystic ovary syndrome
+ Body mass index between 23 and 35 kg/m2
- Type 2 diabetes
- Taking metformin in the last 3 months
- Pregnancy or lactation

# Enlarged prostate: a tablet against waiting
conditions: Benign prostatic hyperplasia
design: PHASE4 RECRUITING DRUG Tamsulosin
people: MALE 50-80
dates: 2026-02 2027-08
enrols: 150
places: Lucknow; Ahmedabad
summary: Four visits in six months. The flow of urine is measured twice.
+ Enlarged prostate
- Current cancer
- Systolic blood pressure less than 100 mmHg

# Breast cancer: fewer weeks of radiation
conditions: Breast cancer
design: PHASE3 RECRUITING RADIATION One week of radiation in place of three
people: FEMALE 30-75
dates: 2026-01 2030-01
enrols: 640
places: Mumbai; Kolkata; Chennai; Delhi
summary: The skin, pain and the return of cancer are looked at for four years.
+ Breast cancer
+ Operated on in the last 12 weeks
- Lung cancer
- Pregnancy or lactation

# Mouth cancer: finding it early at the dentist
conditions: Oral cancer
design: NA RECRUITING DIAGNOSTIC_TEST A picture of the mouth read by a program
people: ALL 30-
dates: 2026-04 2027-10
enrols: 5000
places: Guwahati; Ahmedabad; Bhubaneswar
summary: One visit of ten minutes. Whoever has something to be looked at is sent to a clinic at once.
+ Uses tobacco now or used it before
- Mouth cancer

# Underactive thyroid: tablets before bed
conditions: Hypothyroidism
design: PHASE4 RECRUITING DRUG Levothyroxine taken at night
people: ALL 18-65
dates: 2026-09 2027-06
enrols: 140
places: Pune; Kochi; Jaipur
summary: The tablet is taken before bed or in the morning, twelve weeks each.
+ Underactive thyroid
+ Taking levothyroxine
+ TSH between 0.5 and 10 mIU/L
- Coronary heart disease
- Pregnant women
`;
